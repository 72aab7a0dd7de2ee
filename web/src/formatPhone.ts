/** "010-1234-5678" of eleven digits, with stars in a masked one (D60); anything else is unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4}|\*{4})(\d{4})$/, "$1-$2-$3");
}
