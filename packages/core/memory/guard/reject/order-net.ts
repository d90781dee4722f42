import { meanScore, rowsOfPieces } from '../../../text/net/convolve.js'
import { openNetworks } from '../../../text/net/layers.js'
import { piecesOf } from '../../../text/net/pieces.js'
import { NETWORKS } from './learned/net-weights.js'

/**
 * Pieces of a window that are read: nine windows in ten have fewer. Bounds the work to 11 ms. Also in
 * tools/guard/net/train_orders.py.
 */
const MOST_PIECES = 64
/** Long enough for MOST_PIECES of ordinary text. Bounds the work for pieces that are cut off. */
const MOST_CHARS = 2_000

const networks = openNetworks(NETWORKS)

/**
 * Returns the log odds that a window is an order to a model, as small convolutional networks see it on average. They
 * read the words themselves, also those that are no concept of order-features.ts. See models/guard/suspicion.md.
 */
export const orderScore = (window: string): number => scoreOf(orderPieces(window))

/** Returns the pieces of a window that are read; the networks are trained on the same. */
export const orderPieces = (window: string): number[] =>
  piecesOf(window.slice(0, MOST_CHARS))
    .slice(0, MOST_PIECES)
    .map(({ id }) => id)

/** @param ids the pieces of a window */
export const scoreOf = (ids: readonly number[]): number => meanScore(networks(), (input) => rowsOfPieces(ids, input))
