import { type ColorScale, type ScaleSteps, steps } from './color-scale.js'

/**
 * The solid and the alpha steps of the six grays as hex. Literals, so that `createAccent` in the browser does not load
 * `@radix-ui/colors`; a test compares them with the package.
 */
const literals = {
  gray: {
    light: [
      'fcfcfc f9f9f9 f0f0f0 e8e8e8 e0e0e0 d9d9d9 cecece bbbbbb 8d8d8d 838383 646464 202020',
      '00000003 00000006 0000000f 00000017 0000001f 00000026 00000031 00000044 00000072 0000007c 0000009b 000000df',
    ],
    dark: [
      '111111 191919 222222 2a2a2a 313131 3a3a3a 484848 606060 6e6e6e 7b7b7b b4b4b4 eeeeee',
      '00000000 ffffff09 ffffff12 ffffff1b ffffff22 ffffff2c ffffff3b ffffff55 ffffff64 ffffff72 ffffffaf ffffffed',
    ],
  },
  mauve: {
    light: [
      'fdfcfd faf9fb f2eff3 eae7ec e3dfe6 dbd8e0 d0cdd7 bcbac7 8e8c99 84828e 65636d 211f26',
      '55005503 2b005506 30004010 20003618 20003820 14003527 10003332 08003145 05001d73 0500197d 0400119c 020008e0',
    ],
    dark: [
      '121113 1a191b 232225 2b292d 323035 3c393f 49474e 625f69 6f6d78 7c7a85 b5b2bc eeeef0',
      '00000000 f5f4f609 ebeaf814 eee5f81d efe6fe25 f1e6fd30 eee9ff40 eee7ff5d eae6fd6e ece9fd7c f5f1ffb7 fdfdffef',
    ],
  },
  slate: {
    light: [
      'fcfcfd f9f9fb f0f0f3 e8e8ec e0e1e6 d9d9e0 cdced6 b9bbc6 8b8d98 80838d 60646c 1c2024',
      '00005503 00005506 0000330f 00002d17 0009321f 00002f26 00062e32 00083046 00051d74 00071b7f 0007149f 000509e3',
    ],
    dark: [
      '111113 18191b 212225 272a2d 2e3135 363a3f 43484e 5a6169 696e77 777b84 b0b4ba edeef0',
      '00000000 d8f4f609 ddeaf814 d3edf81d d9edfe25 d6ebfd30 d9edff40 d9edff5d dfebfd6d e5edfd7b f1f7feb5 fcfdffef',
    ],
  },
  sage: {
    light: [
      'fbfdfc f7f9f8 eef1f0 e6e9e8 dfe2e0 d7dad9 cbcfcd b8bcba 868e8b 7c8481 5f6563 1a211e',
      '00804004 00402008 002d1e11 001f1519 00180820 00140d28 00140a34 000f0847 00110b79 00100a83 000a07a0 000805e5',
    ],
    dark: [
      '101211 171918 202221 272a29 2e3130 373b39 444947 5b625f 63706b 717d79 adb5b2 eceeed',
      '00000000 f0f2f108 f3f5f412 f2fefd1a f1fbfa22 edfbf42d edfcf73c ebfdf657 dffdf266 e5fdf674 f4fefbb0 fdfffeed',
    ],
  },
  olive: {
    light: [
      'fcfdfc f8faf8 eff1ef e7e9e7 dfe2df d7dad7 cccfcc b9bcb8 898e87 7f847d 60655f 1d211c',
      '00550003 00490007 00200010 00160018 00180020 00140028 000f0033 040f0047 050f0078 040e0082 020a00a0 010600e3',
    ],
    dark: [
      '111210 181917 212220 282a27 2f312e 383a36 454843 5c625b 687066 767d74 afb5ad eceeec',
      '00000000 f1f2f008 f4f5f312 f3fef21a f2fbf122 f4faed2c f2fced3b edfdeb57 ebfde766 f0fdec74 f6fef4b0 fdfffded',
    ],
  },
  sand: {
    light: [
      'fdfdfc f9f9f8 f1f0ef e9e8e6 e2e1de dad9d6 cfceca bcbbb5 8d8d86 82827c 63635e 21201c',
      '55550003 25250007 20100010 1f150019 1f180021 19130029 19140035 1915014a 0f0f0079 0c0c0083 080800a1 060500e3',
    ],
    dark: [
      '111110 191918 222221 2a2a28 31312e 3b3a37 494844 62605b 6f6d66 7c7b74 b5b3ad eeeeec',
      '00000000 f4f4f309 f6f6f513 fefef31b fbfbeb23 fffaed2d fffbed3c fff9eb57 fffae965 fffdee73 fffcf4b0 fffffded',
    ],
  },
} as const

export type NeutralName = keyof typeof literals

export const neutralNames = Object.keys(literals) as NeutralName[]

function readSteps(hex: string): ScaleSteps {
  const values = hex.split(' ')
  return Object.fromEntries(steps.map((step) => [step, `#${values[step - 1]}`])) as ScaleSteps
}

function readSide([solid, alpha]: readonly [string, string]) {
  const side = { solid: readSteps(solid), alpha: readSteps(alpha) }
  // The grays are inside sRGB, so screens of a wide gamut show the same.
  return { ...side, solidP3: side.solid, alphaP3: side.alpha }
}

/** Returns the scale of a gray, also in the browser. */
export function readGrayScale(name: NeutralName): ColorScale {
  return { light: readSide(literals[name].light), dark: readSide(literals[name].dark) }
}
