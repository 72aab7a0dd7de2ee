import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { shortcutHelp } from "./shortcuts.ts";

export function HelpDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ fontSize: 17, fontWeight: 700, paddingBottom: "4px" }}>
        단축키
      </DialogTitle>
      <DialogContent>
        {shortcutHelp.map(({ title, rows }) => (
          <Box component="section" key={title} sx={{ "* + &": { marginTop: "16px" } }}>
            <Typography variant="body2" component="h3" color="textSecondary" sx={{ fontWeight: 600 }}>
              {title}
            </Typography>
            <Box component="dl" sx={{ margin: 0 }}>
              {rows.map(({ keys, description }) => (
                <Box key={description} sx={{ display: "flex", alignItems: "center", gap: "12px", paddingBlock: "4px" }}>
                  <Box component="dt" sx={{ width: 104, display: "flex", gap: "4px" }}>
                    {keys.map((key) => (
                      <Key key={key} name={key} />
                    ))}
                  </Box>
                  <Box component="dd" sx={{ margin: 0, fontSize: 13 }}>
                    {description}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ paddingInline: "16px", paddingBottom: "12px" }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus when it opens. */}
        <Button variant="outlined" onClick={onClose} autoFocus>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={({ palette }) => ({
        minWidth: 24,
        paddingInline: "6px",
        lineHeight: "22px",
        textAlign: "center",
        fontFamily: "inherit",
        fontSize: 13,
        borderRadius: "6px",
        backgroundColor: palette.sunken,
        border: `1px solid ${palette.hairline}`,
      })}
    >
      {name}
    </Box>
  );
}
