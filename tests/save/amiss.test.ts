import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { whereOf } from '../../src/save/amiss'

const amiss = (schema: z.ZodType, value: unknown): string => {
  const { error } = schema.safeParse(value)
  if (!error) throw new Error('Nothing is wrong with it.')
  return whereOf(error)
}

describe('what is wrong with a file', () => {
  it('names the place', () => {
    const schema = z.object({ level: z.number().max(6) })
    expect(amiss(schema, { level: 9 })).toBe("at 'level': more than 6")
  })
  it('names no place where all of it together is wrong', () => {
    const schema = z.object({}).refine(() => false, 'Two aircraft are in one hex.')
    expect(amiss(schema, {})).toBe('as a whole: Two aircraft are in one hex')
  })
})
