/** The version of the program, as battle files name it. */
export const VERSION = '0.1.0'
