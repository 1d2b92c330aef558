import { expectTypeOf, it } from 'vitest'
import type { Reason as AirReason } from '../../rulesets/families/air'
import type { CampaignCode } from '../../rulesets/aerial-1935/campaign/words'
import type { MissileCode } from '../../rulesets/aerial-1965/missiles/words'
import type { SciFiCode } from '../../rulesets/sci-fi/words'
import type * as naval from '../../rulesets/naval/act'
import type { isOn as navalRule } from '../../rulesets/naval/houseRules'
import type * as space from '../../rulesets/space/act'
import type { isOn as spaceRule } from '../../rulesets/space/lookup'
import type { isOn as ww1Rule, reason as ww1Reason } from '../../rulesets/ww1/lookup'
import type * as ww1 from '../../rulesets/ww1/act'

type Entry<Io extends naval.Io | space.Io | ww1.Io> = Parameters<Io['log']>[0]

// Each of these is checked by the compiler: a name that no table has is an error of types.

it('knows the codes of reasons and of what is told, and no misspelt one', () => {
  expectTypeOf<'not-firing'>().toExtend<naval.Reason['code']>()
  expectTypeOf<'not-fireing'>().not.toExtend<naval.Reason['code']>()
  expectTypeOf<'no-target'>().toExtend<space.Reason['code']>()
  expectTypeOf<'no-targt'>().not.toExtend<space.Reason['code']>()
  expectTypeOf<'not-side-by-side'>().toExtend<Parameters<typeof ww1Reason>[1]>()
  expectTypeOf<'not-side-bye-side'>().not.toExtend<Parameters<typeof ww1Reason>[1]>()
  expectTypeOf<'opens-fire'>().toExtend<Entry<naval.Io>['code']>()
  expectTypeOf<'open-fires'>().not.toExtend<Entry<naval.Io>['code']>()
  expectTypeOf<'holds-fire'>().toExtend<Entry<space.Io>['code']>()
  expectTypeOf<'hold-fires'>().not.toExtend<Entry<space.Io>['code']>()
  expectTypeOf<'assault-won'>().toExtend<Entry<ww1.Io>['code']>()
  expectTypeOf<'assault-one'>().not.toExtend<Entry<ww1.Io>['code']>()
  expectTypeOf<'sound-stays'>().toExtend<AirReason['code']>()
  expectTypeOf<'sounds-stay'>().not.toExtend<AirReason['code']>()
  expectTypeOf<'campaign-draw'>().toExtend<CampaignCode>()
  expectTypeOf<'campaign-drawn'>().not.toExtend<CampaignCode>()
  expectTypeOf<'none-left'>().toExtend<MissileCode>()
  expectTypeOf<'non-left'>().not.toExtend<MissileCode>()
  expectTypeOf<'won-on-losses'>().toExtend<SciFiCode>()
  expectTypeOf<'won-on-loses'>().not.toExtend<SciFiCode>()
})

it('knows the outcomes, and no misspelt one', () => {
  expectTypeOf<'crippled'>().toExtend<Entry<naval.Io>['outcome']>()
  expectTypeOf<'cripled'>().not.toExtend<Entry<naval.Io>['outcome']>()
  expectTypeOf<'destroyed'>().toExtend<Entry<space.Io>['outcome']>()
  expectTypeOf<'destroid'>().not.toExtend<Entry<space.Io>['outcome']>()
  expectTypeOf<'emptied'>().toExtend<Entry<ww1.Io>['outcome']>()
  expectTypeOf<'emptyed'>().not.toExtend<Entry<ww1.Io>['outcome']>()
})

it('knows the house rules, and no misspelt one', () => {
  expectTypeOf<'one-by-one'>().toExtend<Parameters<typeof navalRule>[1]>()
  expectTypeOf<'one-by-won'>().not.toExtend<Parameters<typeof navalRule>[1]>()
  expectTypeOf<'natural-six'>().toExtend<Parameters<typeof spaceRule>[1]>()
  expectTypeOf<'natural-sicks'>().not.toExtend<Parameters<typeof spaceRule>[1]>()
  expectTypeOf<'secret-stakes'>().toExtend<Parameters<typeof ww1Rule>[1]>()
  expectTypeOf<'secret-steaks'>().not.toExtend<Parameters<typeof ww1Rule>[1]>()
})
