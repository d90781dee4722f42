/**
 * Returns the ids of the question's gold turns that the conversation has. LoCoMo sometimes writes several ids in one
 * entry (`D1:1; D2:3`) or adds zeros (`D01:1`).
 */
export const goldOf = ({ gold }, { turns }) => {
  const known = new Set(turns.map(({ id }) => id))
  const named = gold.flatMap((entry) =>
    typeof entry === 'string'
      ? (entry.match(/D\d+:\d+/g) ?? []).map((id) => id.replace(/(\D)0+(?=\d)/g, '$1'))
      : [entry],
  )
  return [...new Set(named)].filter((id) => known.has(id))
}
