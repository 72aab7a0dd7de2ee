/** Set once the visitor has closed the notice about the native app. The script of the first paint reads it, too. */
export const NOTICE_CLOSED_KEY = "babchingu.appNoticeClosed";
