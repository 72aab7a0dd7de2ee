/** The logo: a bowl with steam, and the name in type. The name is text, so it scales and is read aloud. */
export function Wordmark() {
  return (
    <>
      <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
        <path className="logo-steam" d="M12 11c-2-2.5 2-3.5 0-6.5M20 11c-2-2.5 2-3.5 0-6.5" />
        <path className="logo-bowl" d="M3 15h26c0 7-4.5 12-13 12S3 22 3 15Z" />
      </svg>
      <span className="logo-name">밥친구</span>
    </>
  );
}
