import CloseIcon from "@mui/icons-material/Close";
import { Box, IconButton } from "@mui/material";
import { Popup, useMap } from "react-leaflet";
import { Link } from "react-router-dom";
import { kindLabels, type MapLocation, nameOf, pathOf } from "./locations.ts";

const OFFSET_Y_PX = -10;

interface Props {
  location: MapLocation;
  onClose: () => void;
}

/** The id of the member or meeting that was pressed, and a link to its dialog (console §2). Escape closes the popup. */
export function LocationPopup({ location, onClose }: Props) {
  const map = useMap();
  const close = () => {
    onClose();
    map.getContainer().focus({ preventScroll: true });
  };
  return (
    <Popup
      position={[location.latitude, location.longitude]}
      offset={[0, OFFSET_Y_PX]}
      // Leaflet's own close button has an English label.
      closeButton={false}
      eventHandlers={{ remove: onClose }}
    >
      <Box
        // Leaflet handles Escape only while the map itself has the focus.
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
        sx={{ display: "flex", alignItems: "center", gap: "8px", whiteSpace: "nowrap" }}
      >
        <Box component="strong">{nameOf(location)}</Box>
        <Box
          component={Link}
          to={pathOf(location)}
          ref={(link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })}
          sx={{ "&&": { color: "primary.main", fontWeight: 600 } }}
        >
          {kindLabels[location.kind]} 정보 보기
        </Box>
        <IconButton aria-label="닫기" onClick={close} sx={{ padding: "4px" }}>
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    </Popup>
  );
}
