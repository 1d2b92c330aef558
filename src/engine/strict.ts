import { config } from 'zod/v4/core'

// The content security policy forbids making functions out of text: schemas are read instead of compiled.
// Has to run before the first schema is made.
config({ jitless: true })
