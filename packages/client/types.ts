import type * as cliLogin from '@agent-memory/core/accounts/keys/cli-login-schemas'
import type * as management from '@agent-memory/core/accounts/management-schemas'
import type * as people from '@agent-memory/core/accounts/people/people-schemas'
import type * as documents from '@agent-memory/core/documents/schemas'
import type * as graph from '@agent-memory/core/graph/read'
import type * as answering from '@agent-memory/core/memory/answers/schemas'
import type * as forgetting from '@agent-memory/core/memory/change/forget-schemas'
import type * as changing from '@agent-memory/core/memory/change/schemas'
import type * as exporting from '@agent-memory/core/memory/export-schemas'
import type * as feedback from '@agent-memory/core/memory/feedback/schemas'
import type * as searching from '@agent-memory/core/memory/find/search-schemas'
import type * as memory from '@agent-memory/core/memory/schemas'
import type * as proposing from '@agent-memory/core/memory/write/propose-schemas'
import type * as broadcasting from '@agent-memory/core/notify/broadcast-schemas'
import type * as webhooks from '@agent-memory/core/notify/webhook-schemas'
import type { z } from 'zod'

/** Shapes of requests and responses, from the schemas that the service validates with. */

/** A response body that the client returns whole. `ignored` lists the unknown fields of the request's body. */
type Answered<Schema extends z.ZodType> = z.output<Schema> & { ignored?: string[] }

export type WriteBody = z.input<typeof memory.writeBody>
export type WriteAnswer = Answered<typeof memory.writeAnswer>
export type QueryBody = z.input<typeof memory.queryBody>
export type QueryAnswer = Answered<typeof memory.queryAnswer>
export type ChatBody = Omit<z.input<typeof answering.chatBody>, 'stream'>
export type ChatAnswer = Answered<typeof answering.chatAnswer>
type EventData = { [Name in keyof typeof answering.CHAT_EVENTS]: z.output<(typeof answering.CHAT_EVENTS)[Name]> }
/** An event of a streamed answer: the sources, then the pieces of the answer, then its citations. */
export type ChatEvent = {
  [Name in Exclude<keyof EventData, 'done' | 'error'>]: { event: Name } & EventData[Name]
}['sources' | 'token' | 'citations']

export type Memory = z.output<typeof memory.memoryAnswer>['data']['memory']
export type Receipt = z.output<typeof memory.receiptAnswer>['data']['receipt']

export type ForgetBody = z.input<typeof forgetting.forgetBody>
/** The counts of what would be, or is being, erased; `forget_id` is null for a dry run. */
export type Forgetting = z.output<typeof forgetting.forgetAnswer>['data']['forget']
/** The progress of a forget request, and once it is done the receipt. */
export type ForgetStatus = z.output<typeof forgetting.forgetStatusAnswer>['data']['forget']

/** One write, or a batch of up to 100; an imported memory has its `origin`. One invalid write rejects the batch. */
export type ProposeBody = Proposed | z.input<typeof proposing.batchBody>
export type Proposed = z.input<typeof proposing.proposalBody>
export type Proposal = z.output<typeof proposing.proposeAnswer>['data']['proposals'][number]

export type SearchBody = z.input<typeof searching.searchBody>
export type SearchPage = z.output<typeof searching.searchAnswer>['data']
/** A memory in a list: without its sources, with its score if there was a query. */
export type ListedMemory = SearchPage['memories'][number]

export type FlaggedQuery = PageQuery & { volume_id: string }
export type FeedbackQuery = PageQuery & { volume_id: string }
/** What an agent or a person said about a memory, or about an answer. */
export type Feedback = z.output<typeof feedback.feedbackAnswer>
export interface FeedbackPage {
  feedback: Feedback[]
  next_cursor: string | null
}
export type History = z.output<typeof changing.historyAnswer>['data']
/** What to change; omitted fields stay unchanged. */
export type EditBody = z.input<typeof changing.editBody>
export type EditAnswer = z.output<typeof changing.editAnswer>['data']['edit']
export type ReviewBody = z.input<typeof changing.reviewBody>
export type Reviewed = z.output<typeof changing.reviewAnswer>['data']['review']
export type Undone = z.output<typeof changing.undoAnswer>['data']['undo']

export type ExportBody = z.input<typeof exporting.exportBody>
export type ExportPage = z.output<typeof exporting.exportAnswer>['data']
export type ExportRecord = z.output<typeof exporting.exportRecord>

export type UploadAnswer = Answered<typeof documents.uploadAnswer>
export type Document = z.output<typeof documents.documentAnswer>
export type DocumentReceipt = z.output<typeof documents.erasedDocumentAnswer>['data']['receipt']

export type EntityBody = z.input<typeof graph.entityBody>
export type Entity = Answered<typeof graph.entityAnswer>
export type GraphBody = z.input<typeof graph.graphBody>
export type Graph = Answered<typeof graph.graphAnswer>
export type EntitySearchBody = z.input<typeof graph.entitySearchBody>
/** An entity in a list. */
export type EntityHit = z.output<typeof graph.entityHit>

export type SignUpBody = z.input<typeof management.signUpBody>
export type SignInBody = z.input<typeof management.logInBody>
export type AccessibleVolume = z.output<typeof management.accessibleVolumeAnswer>
export type User = z.output<typeof management.userAnswer>
export type Organization = z.output<typeof management.organizationAnswer>

export type OwnKey = z.output<typeof management.ownKeyAnswer>

/** The caller: with a session, the user and their organizations; with a key, the key and the volumes it can access. */
export type Me =
  | { user: User; organizations: Organization[]; key?: never; volumes?: never }
  | { key: OwnKey; volumes: AccessibleVolume[]; user?: never; organizations?: never }

export type CreateAgentBody = z.input<typeof management.createAgentBody>
export type UpdateAgentBody = z.input<typeof management.updateAgentBody>
export type ConnectBody = z.input<typeof management.connectBody>
export type RotateBody = z.input<typeof management.rotateBody>
export type Agent = z.output<typeof management.agentAnswer>
export type AgentDetail = z.output<typeof management.agentDetailAnswer>
export type CreatedAgent = z.output<typeof management.createdAgentAnswer>
export type RotatedAgent = z.output<typeof management.rotatedAgentAnswer>
export type Connected = z.output<typeof management.connectedAnswer>
export type Disconnected = z.output<typeof management.disconnectedAnswer>

export type CreateKeyBody = z.input<typeof management.createKeyBody>
export type Key = z.output<typeof management.keyAnswer>
export type LiveKey = z.output<typeof management.liveKeyAnswer>
export type IssuedKey = z.output<typeof management.issuedKeyAnswer>

export type Member = z.output<typeof people.memberAnswer>
export type InviteBody = z.input<typeof people.inviteBody>
export type Invitation = z.output<typeof people.invitationAnswer>
/** An invitation that was just made, with token and link if the service sends no mail. */
export type IssuedInvitation = z.output<typeof people.issuedInvitationAnswer>
export type Grant = z.output<typeof people.grantAnswer>
export type AuditEntry = z.output<typeof people.auditAnswer>
export type ListedSession = z.output<typeof people.sessionAnswer>
export type ChangePasswordBody = z.input<typeof people.changePasswordBody>
export type CliKeyBody = z.input<typeof cliLogin.cliKeyBody>
/** A key of the command line with its secret, and the user whose access the key has. */
export interface CliKey {
  key: IssuedKey
  user: User
}
export type VerifyEmailBody = z.input<typeof people.verifyEmailBody>
export type OrganizationReceipt = z.output<typeof people.organizationReceiptAnswer>
export type UserReceipt = z.output<typeof people.userReceiptAnswer>

export type CreateProjectBody = z.input<typeof management.createProjectBody>
export type Project = z.output<typeof management.projectAnswer>
export type CreateVolumeBody = z.input<typeof management.createVolumeBody>
export type UpdateVolumeBody = z.input<typeof management.updateVolumeBody>
export type Volume = z.output<typeof management.volumeAnswer>

export type SubscribeBody = z.input<typeof webhooks.subscribeBody>
export type Subscribed = Answered<typeof webhooks.subscribedAnswer>
export type UnsubscribeBody = z.input<typeof webhooks.unsubscribeBody>
export type Unsubscribed = z.output<typeof webhooks.unsubscribedAnswer>
export type Webhook = z.output<typeof webhooks.subscriptionAnswer>
/** A webhook with its latest deliveries, newest first. */
export type ListedWebhook = z.output<typeof webhooks.listedSubscriptionAnswer>
export type Delivery = z.output<typeof webhooks.deliveryAnswer>
/** Which events to deliver again: one event, or all events since a time at most 7 days ago. */
export type RedeliverBody = z.input<typeof webhooks.redeliverBody>
export type Redelivery = z.output<typeof webhooks.redeliveryAnswer>
export type RotateSecretBody = z.input<typeof webhooks.rotateSecretBody>
/** The webhook with its new secret, unless the caller gave the secret. */
export type RotatedWebhook = z.output<typeof webhooks.rotatedSubscriptionAnswer>
export type BroadcastBody = z.input<typeof broadcasting.broadcastBody>
/** A message from an agent to everyone who listens to a volume. */
export type Broadcast = z.output<typeof broadcasting.broadcastMessage>

/** Paging: 1–100 items a page, and the cursor to continue from. */
export interface PageQuery {
  limit?: number
  cursor?: string
}
