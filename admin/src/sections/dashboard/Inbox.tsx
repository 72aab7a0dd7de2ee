import { Box, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { formatNumber } from "@babchingu/web/format.ts";
import { isUnsupported, reasonOf } from "../../dataProvider/errors.ts";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { formatAgo } from "../../ui/format/ago.ts";
import { useNow } from "../../ui/format/useNow.ts";
import { formatListQuery, listPath } from "../../ui/url.ts";
import { type InboxItem, inboxItems, useInboxQuery } from "./inbox.ts";
import { CONTENT_WIDTH_MAX_PX } from "../../ui/layout/FormsPage.tsx";

const CARD_HEIGHT = 84;

/** The work that waits, each count a link to it; hidden where the backend has no inbox. */
export function Inbox() {
  const { data: inbox, error, refetch, isFetching } = useInboxQuery();
  const now = new Date(useNow());
  if (isUnsupported(error)) return null;
  const hintOf = ({ count, hint }: InboxItem) =>
    count === "openReports" && inbox?.oldestReportAt
      ? `가장 오래된 신고 ${formatAgo(inbox.oldestReportAt, now)}`
      : hint;
  return (
    <Box component="section" aria-label="할 일" sx={{ maxWidth: CONTENT_WIDTH_MAX_PX }}>
      <Typography variant="h2" sx={{ marginBottom: "10px" }}>
        할 일
      </Typography>
      {inbox || isFetching ? (
        <Box sx={{ display: "grid", gap: "12px", gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" }}>
          {inboxItems.map((item) =>
            inbox ? (
              <Card key={item.count} item={item} count={inbox[item.count]} hint={hintOf(item)} />
            ) : (
              <Skeleton key={item.count} variant="rounded" animation={false} height={CARD_HEIGHT} />
            ),
          )}
        </Box>
      ) : (
        <FailureMessage
          title="할 일을 불러오지 못했어요."
          reason={reasonOf(error)}
          onRetry={() => void refetch()}
          isSmall
        />
      )}
    </Box>
  );
}

function Card({ item, count, hint }: { item: InboxItem; count: number; hint: string }) {
  const { section, label, filters } = item;
  return (
    <Box
      component={Link}
      to={{ pathname: listPath(section), search: formatListQuery({ page: 1, filters }) }}
      sx={({ palette }) => ({
        minHeight: CARD_HEIGHT,
        padding: "12px 16px",
        borderRadius: "16px",
        color: "inherit",
        textDecoration: "none",
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.hairline}`,
        "&:hover": { borderColor: palette.primary.main },
      })}
    >
      <Typography sx={{ fontWeight: 600, display: "flex", alignItems: "baseline", justifyContent: "space-between" }}>
        {label}
        <Box
          component="span"
          sx={{ fontSize: 22, fontWeight: 700, color: count > 0 ? "primary.main" : "text.disabled" }}
        >
          {formatNumber(count)}
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {count > 0 ? hint : "지금은 없어요"}
      </Typography>
    </Box>
  );
}
