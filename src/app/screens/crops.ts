import type { Scene } from '../../engine/scene'
import type { Crop } from '../ui/Picture'

type Shown = Pick<Scene, 'board'>

/** The same part of a scene each time, so that a picture is painted once. */
function once(cut: (scene: Shown) => Crop): (scene: Shown) => Crop {
  const kept = new WeakMap<Shown, Crop>()
  return scene => {
    const crop = kept.get(scene) ?? cut(scene)
    kept.set(scene, crop)
    return crop
  }
}

/** The widest part of a table of a certain shape, about its middle. */
const middle = (shape: number) =>
  once(({ board: { width, height } }) => {
    const tall = Math.min(height, width / shape)
    return { x: 0, width, y: (height - tall) / 2, height: tall }
  })

/** The middle of a table in the shape of a battle's card. */
export const wholeCrop = middle(264 / 150)
