/** Limits of the chat socket: `x-limits` of openapi/asyncapi.yaml (a test compares them), and the server's own. */
export interface SocketLimits {
  frameBytesMax: number;
  connectWaitMsMax: number;
  heartBeatMs: number;
  subscriptionsMax: number;
  messagesPer10SecondsMax: number;
  /** SUBSCRIBE frames of a member that name a room, refused ones included: each reads the seat from the database. */
  roomSubscribesPer10SecondsMax: number;
  /** Frames of a connection, heart-beats included; with more, reading from the socket is paused. */
  framesPerSecondMax: number;
  /** Buffered bytes at which a slow client is disconnected. */
  backlogBytesMax: number;
  /** Open connections of one member; more are refused. */
  connectionsPerMemberMax: number;
  /** How long a client may read nothing while frames wait for it. */
  stuckMsMax: number;
  /** How often access, token expiry, silence and missed messages are checked. */
  sweepMs: number;
  /** How long a peer may take to respond to a close before the connection is terminated. */
  closeWaitMs: number;
}

export const socketLimits: SocketLimits = {
  frameBytesMax: 16_384,
  connectWaitMsMax: 10_000,
  heartBeatMs: 10_000,
  subscriptionsMax: 100,
  messagesPer10SecondsMax: 30,
  roomSubscribesPer10SecondsMax: 120,
  framesPerSecondMax: 60,
  backlogBytesMax: 1_048_576,
  connectionsPerMemberMax: 20,
  stuckMsMax: 10_000,
  sweepMs: 500,
  closeWaitMs: 2_000,
};
