/** The STOMP destinations of asyncapi.yaml. */
export const destinations = {
  errors: "/user/queue/errors",
  room: (meetingId: number): string => `/topic/chat/${String(meetingId)}`,
};

const ID = "([1-9][0-9]{0,15})";
const roomPattern = new RegExp(`^/topic/chat/${ID}$`);
const sendPattern = new RegExp(`^/app/chat/${ID}$`);

function parseId(pattern: RegExp, destination: string): number | null {
  const id = Number(pattern.exec(destination)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

/** The meeting id of a room destination (SUBSCRIBE); null for another destination. */
export function parseRoomDestination(destination: string): number | null {
  return parseId(roomPattern, destination);
}

/** The meeting id of a SEND destination; null for another destination. */
export function parseSendDestination(destination: string): number | null {
  return parseId(sendPattern, destination);
}
