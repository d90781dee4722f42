/**
 * How a client became known: it registered itself (RFC 7591), the operator added it, or it is described by the document
 * at its id (draft-ietf-oauth-client-id-metadata-document).
 */
export type ClientOrigin = 'registered' | 'provisioned' | 'document'

/** A program that may ask users to be allowed to act for them. */
export interface OAuthClient {
  clientId: string
  /** Client metadata of RFC 7591, without a secret. */
  metadata: Record<string, unknown>
  /** Set by the operator only. Users see it at consent, in place of a caution, and in their grants. Gives no rights. */
  isOfficial: boolean
  origin: ClientOrigin
  /** SHA-256 of the client's secret; null for a public client. */
  secretHash: Buffer | null
  /** Time until which the client's document counts as current; null for a client without a document. */
  freshUntil: Date | null
}

/** A client as the operator sees it. */
export interface ListedClient extends Omit<OAuthClient, 'secretHash' | 'freshUntil'> {
  isConfidential: boolean
  createdAt: Date
  /** Number of users' grants to this client that have not expired. */
  grants: number
}

/** The clients of the authorization server. */
export interface OAuthClientStore {
  findClient(clientId: string): Promise<OAuthClient | null>
  /** Stores a client that registers itself. */
  saveClient(client: Pick<OAuthClient, 'clientId' | 'metadata' | 'isOfficial'>): Promise<void>
  /** Stores a client that the operator adds. */
  provisionClient(client: Pick<OAuthClient, 'clientId' | 'metadata' | 'isOfficial' | 'secretHash'>): Promise<void>
  /** Stores the document of a client, in place of an earlier version. */
  saveDocument(client: Pick<OAuthClient, 'clientId' | 'metadata'> & { freshUntil: Date }): Promise<void>
  /** Returns at most `limit` clients, the latest first. */
  listClients(limit: number): Promise<ListedClient[]>
  /** Sets whether the client is official. Returns false if there is no such client. */
  setOfficial(clientId: string, isOfficial: boolean): Promise<boolean>
  /** Removes a client with all its grants, and returns the ids of the grants; null if there is no such client. */
  removeClient(clientId: string): Promise<string[] | null>
}

/** Fetches client id metadata documents, and only from addresses that may be called. */
export interface ClientDocuments {
  /**
   * Makes one GET, within the limits of the adapter.
   * @throws service_unavailable when the adapter closes, and errors that the other server did not cause
   */
  fetch(url: string): Promise<FetchedDocument>
  /** Ends the fetches in progress. */
  close(): Promise<void>
}

/**
 * `mayExplain`: whether strangers may learn why a document cannot be used. False if the document's address is not
 * public, because the reasons would show the operator's network.
 */
export type FetchedDocument = DocumentOutcome & { mayExplain: boolean }

export type DocumentOutcome =
  /** `freshSeconds`: how long the document may be used without a new fetch, according to the response headers. */
  | { outcome: 'fetched'; text: string; freshSeconds: number }
  /** `reason`: one sentence. `isTemporary`: whether the same request may succeed later. */
  | { outcome: 'failed'; reason: string; isTemporary: boolean }
