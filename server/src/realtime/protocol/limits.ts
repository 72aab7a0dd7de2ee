/** Bounds of the chat socket: `x-limits` of openapi/asyncapi.yaml (a test compares them), and those the server adds. */
export interface SocketLimits {
  frameBytesMax: number;
  connectWaitMsMax: number;
  heartBeatMs: number;
  subscriptionsMax: number;
  messagesPer10SecondsMax: number;
  /** Bytes that may wait for a slow reader before it is cut off. */
  backlogBytesMax: number;
  /** Open connections of one member; another one is refused. */
  connectionsPerMemberMax: number;
  /** How often access, token expiry, silence and missed messages are checked. */
  sweepMs: number;
  /** How long a peer may take to answer a close before the connection is cut. */
  closeWaitMs: number;
}

export const socketLimits: SocketLimits = {
  frameBytesMax: 16_384,
  connectWaitMsMax: 10_000,
  heartBeatMs: 10_000,
  subscriptionsMax: 100,
  messagesPer10SecondsMax: 30,
  backlogBytesMax: 1_048_576,
  connectionsPerMemberMax: 20,
  sweepMs: 500,
  closeWaitMs: 2_000,
};
