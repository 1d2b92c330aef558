/** Three values of one paint and the mark of the army that uses it. */
export interface Paint {
  readonly main: string
  readonly dark: string
  readonly light: string
  readonly mark: 'star' | 'red-star' | 'cross' | 'none'
  /** The second colour of an aircraft's camouflage, and how it lies. */
  readonly second?: string
  readonly pattern?: 'waves' | 'splinter' | 'lozenge'
  /** Whose mark an aircraft wears, where it's not the army's. */
  readonly nation?:
    | 'british'
    | 'french'
    | 'italian'
    | 'japanese'
    | 'american'
    | 'iron-cross'
    | 'israeli'
    | 'swedish'
    | 'vietnamese'
}

const PAINTS: Readonly<Record<string, Paint>> = {
  olive: { main: '#757b49', dark: '#4d5230', light: '#a4aa72', mark: 'star' },
  dunkel: { main: '#b59f63', dark: '#8a7642', light: '#d3be84', mark: 'cross' },
  grey: { main: '#767b7c', dark: '#4f5455', light: '#9da2a2', mark: 'cross' },
  panzergrey: { main: '#6a7073', dark: '#454a4d', light: '#959b9d', mark: 'cross' },
  sand: { main: '#c9ac74', dark: '#9c8150', light: '#e3cb98', mark: 'none' },
  africa: { main: '#c7a565', dark: '#967a45', light: '#e2c68c', mark: 'cross' },
  caunter: { main: '#bfae7e', dark: '#7c8a86', light: '#dccfa2', mark: 'none' },
  green: { main: '#5d7045', dark: '#3d4e2d', light: '#839863', mark: 'red-star' },
  bundeswehr: { main: '#5f6a4a', dark: '#404830', light: '#8b966f', mark: 'cross' },
  bronze: { main: '#56634a', dark: '#394230', light: '#82906f', mark: 'none' },
  sinai: { main: '#a8996b', dark: '#7d7049', light: '#c9bb8e', mark: 'none' },
  white: { main: '#dcdcd4', dark: '#a6a9a5', light: '#f4f3ee', mark: 'none' },
  khaki: { main: '#8d8256', dark: '#655c3a', light: '#b0a578', mark: 'none' },
  feld: { main: '#6b7566', dark: '#454d43', light: '#8f9a88', mark: 'cross' },
  field: { main: '#6f7350', dark: '#4a4d34', light: '#979b74', mark: 'none' },
  brown: { main: '#7d6445', dark: '#54412c', light: '#a68a64', mark: 'none' },
  red: { main: '#9a2f22', dark: '#6e1d12', light: '#c85a48', mark: 'none' },
  blue: { main: '#3f6488', dark: '#28435e', light: '#6d92b4', mark: 'none' },
  buff: { main: '#d8cda8', dark: '#a99d76', light: '#efe7ca', mark: 'none' },
  navy: { main: '#8b979c', dark: '#59666c', light: '#c0cacd', mark: 'none' },
  slate: { main: '#84888a', dark: '#515558', light: '#b6babb', mark: 'none' },
  steel: { main: '#8fa4b8', dark: '#4c5d70', light: '#c9d8e4', mark: 'none' },
  copper: { main: '#a9876b', dark: '#5e4535', light: '#dcbf9c', mark: 'none' },
  teal: { main: '#3f8a86', dark: '#24595a', light: '#79bdb4', mark: 'none' },
  violet: { main: '#77589a', dark: '#4b3569', light: '#a88bc6', mark: 'none' },
  orange: { main: '#c47a35', dark: '#87491b', light: '#e8ad6d', mark: 'none' },
  bone: { main: '#cfc7b4', dark: '#948c79', light: '#ece6d8', mark: 'none' },
  crimson: { main: '#a13a44', dark: '#6b2029', light: '#d07a80', mark: 'none' },
  wreck: { main: '#3b342c', dark: '#211d18', light: '#5a4f42', mark: 'none' },
}

/** Aircraft: their first and second colour, how it lies, whose mark. */
const air = (
  main: string,
  dark: string,
  light: string,
  more: Pick<Paint, 'second' | 'pattern' | 'nation'> & { readonly mark?: Paint['mark'] },
): Paint => ({ main, dark, light, mark: 'none', ...more })

const AIRCRAFT_PAINTS: Readonly<Record<string, Paint>> = {
  raf: air('#8c7652', '#56623f', '#b3a078', { second: '#56623f', pattern: 'waves', nation: 'british' }),
  luftwaffe: air('#98a096', '#5d6a5e', '#bcc3ba', { second: '#5d6a5e', pattern: 'splinter', mark: 'cross' }),
  luftwaffegreen: air('#6f7c63', '#4a5647', '#93a085', {
    second: '#4a5647',
    pattern: 'splinter',
    mark: 'cross',
  }),
  vvs: air('#6c7f52', '#3b4631', '#92a576', { second: '#3f4b36', pattern: 'waves', mark: 'red-star' }),
  ijn: air('#c6c8b4', '#8d907c', '#e4e5d6', { nation: 'japanese' }),
  usn: air('#42597a', '#2b3c56', '#6f86a6', { nation: 'american' }),
  usaaf: air('#b6babb', '#7f8587', '#dfe2e2', { nation: 'american' }),
  regia: air('#c9ab6c', '#8d7748', '#e2ca95', { second: '#6b7446', pattern: 'waves', nation: 'italian' }),
  rfc: air('#73704a', '#4f4d33', '#9b986f', { nation: 'british' }),
  rfcbrown: air('#86704c', '#5c4c32', '#ab956f', { nation: 'british' }),
  fokkerred: air('#a5301f', '#6e1d12', '#cf6150', { nation: 'iron-cross' }),
  lozenge: air('#7b7a66', '#55543f', '#a3a28c', {
    second: '#5c6a7a',
    pattern: 'lozenge',
    nation: 'iron-cross',
  }),
  albatros: air('#6d8060', '#4c5a43', '#93a685', {
    second: '#7c5a72',
    pattern: 'splinter',
    nation: 'iron-cross',
  }),
  french: air('#9a9268', '#6a6445', '#bfb78c', { second: '#5f6c48', pattern: 'waves', nation: 'french' }),
  frenchsilver: air('#bcbfb2', '#85887c', '#dddfd4', { nation: 'french' }),
  austrian: air('#ccb478', '#93804f', '#e6d29e', {
    second: '#a5793c',
    pattern: 'waves',
    nation: 'iron-cross',
  }),
  redair: air('#b2b8ba', '#7b8285', '#dbe0e1', { mark: 'red-star' }),
  vietnamese: air('#aeb4b5', '#787f81', '#d8dcdd', { nation: 'vietnamese' }),
  southeastasia: air('#a98f66', '#5c5a3c', '#c9b28b', {
    second: '#4f6343',
    pattern: 'waves',
    nation: 'american',
  }),
  gullgrey: air('#aab2b4', '#767e80', '#d3d9da', { nation: 'american' }),
  israeli: air('#c0a273', '#8f7650', '#dbc298', {
    second: '#77835a',
    pattern: 'splinter',
    nation: 'israeli',
  }),
  israelisilver: air('#b9bdbd', '#828889', '#dfe2e2', { nation: 'israeli' }),
  frenchjet: air('#aeb4b8', '#7b8186', '#d7dce0', { nation: 'french' }),
  swedish: air('#6d7a82', '#48525a', '#95a2aa', { second: '#53624f', pattern: 'waves', nation: 'swedish' }),
}

const PLAIN: Paint = { main: '#7c7a58', dark: '#55533a', light: '#a6a480', mark: 'none' }

/** The paint of a key; keys are forgiving of hyphens and case, unknown ones are a plain drab. */
export function paintOf(key: string): Paint {
  const name = key.toLowerCase().replaceAll(/[-_ ]/g, '')
  return PAINTS[name] ?? AIRCRAFT_PAINTS[name] ?? PLAIN
}
