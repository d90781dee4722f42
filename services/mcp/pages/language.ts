export { LANGUAGES, type Language, languageOf } from '@agent-memory/core/accounts/people/language'
