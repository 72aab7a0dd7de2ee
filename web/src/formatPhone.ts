/** "010-1234-5678" of eleven digits; anything else is unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1-$2-$3");
}
