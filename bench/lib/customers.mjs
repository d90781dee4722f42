/** Reads the customers of bench/texts/customers-*.mjs; see customers-1.mjs for their lines and questions. */

export const readCustomer = ({ name, user, lines, questions }) => ({
  name,
  user,
  told: lines
    .trim()
    .split('\n')
    .map((line) => statementOf(name, user, line)),
  questions: questions
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      return line
        .slice(colon + 2)
        .split(' / ')
        .map((text) => ({ fact: line.slice(0, colon), text, user }))
    }),
})

const statementOf = (customer, user, line) => {
  const [who, facts, ...rest] = line.split('|').map((part) => part.trim())
  const [writer, date] = who.split('@')
  return {
    customer,
    user,
    date,
    writer: writer.toUpperCase(),
    isFirstPerson: writer !== writer.toUpperCase(),
    facts: facts
      .split(' ; ')
      .filter(Boolean)
      .map((fact) => /^(?<name>\w+)(?<how>!=|<=|=)(?<value>.*)$/.exec(fact).groups),
    text: rest.join('|'),
  }
}

/**
 * Returns every report of a fact, each with its statement: first the older values that were reported late, then all
 * others in chronological order.
 */
export function tellingsOf(customer, name) {
  const tellings = customer.told.flatMap((statement) =>
    statement.facts.filter((fact) => fact.name === name).map((fact) => ({ ...fact, statement })),
  )
  const isLate = ({ how }) => how === '<='
  return [...tellings.filter(isLate), ...tellings.filter((telling) => !isLate(telling))]
}
