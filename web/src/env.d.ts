/** Build-time settings of the apps (D43). Without an API URL they use the page's origin, without a socket URL the API's. */
interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_WS_URL?: string;
  /** Map tiles as a Leaflet template (D33); empty for none. */
  readonly VITE_TILE_URL?: string;
  /** Markup that credits another tile provider. */
  readonly VITE_TILE_ATTRIBUTION?: string;
  /** Kakao's REST API key; empty offers no sign-in through Kakao (D11). */
  readonly VITE_KAKAO_CLIENT_ID?: string;
  /** Who runs the service, the same as for the public site (D1). */
  readonly SITE_COMPANY_NAME?: string;
  readonly SITE_BUSINESS_NUMBER?: string;
  readonly SITE_CONTACT_EMAIL?: string;
}
