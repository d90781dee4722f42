import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { type Command, withDatabase } from './command.js'

export const replay: Command = ({ url, io }) =>
  withDatabase(url, async (database) => {
    io.print(`${await openOutbox(database).replay()} jobs put back.`)
    return 0
  })
