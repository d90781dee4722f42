/** Units of which hostile texts are made by repeating them: the same for the same count. */
export declare const hostileUnits: (count: number) => string[]
/** The unit repeated up to so many UTF-16 units; no half of a surrogate pair at the end. */
export declare const repeated: (unit: string, length: number) => string
