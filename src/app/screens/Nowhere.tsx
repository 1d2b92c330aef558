import { Problem } from '../Problem'

export default function Nowhere() {
  return (
    <Problem
      title="There is nothing here"
      text="This address leads nowhere in this version of the program."
    />
  )
}
