import CloseIcon from "@mui/icons-material/Close";
import { Box, IconButton } from "@mui/material";
import { Popup, useMap } from "react-leaflet";
import { Link } from "react-router-dom";
import { kindLabels, type MapPlace, nameOf, pathOf } from "./places.ts";

const ABOVE_MARKER_PX = -10;

interface Props {
  place: MapPlace;
  onClose: () => void;
}

/** The id of the marker that was pressed, and the way to its dialog (console §2). Escape closes it. */
export function PlacePopup({ place, onClose }: Props) {
  const map = useMap();
  const close = () => {
    onClose();
    map.getContainer().focus({ preventScroll: true });
  };
  return (
    <Popup
      position={[place.latitude, place.longitude]}
      offset={[0, ABOVE_MARKER_PX]}
      // Leaflet's own close button speaks English.
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
        <Box component="strong">{nameOf(place)}</Box>
        <Box
          component={Link}
          to={pathOf(place)}
          ref={(link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true })}
          sx={{ "&&": { color: "primary.main", fontWeight: 600 } }}
        >
          {kindLabels[place.kind]} 정보 보기
        </Box>
        <IconButton aria-label="닫기" onClick={close} sx={{ padding: "4px" }}>
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    </Popup>
  );
}
