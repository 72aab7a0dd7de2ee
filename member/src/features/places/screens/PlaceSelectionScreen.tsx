import { type ReactNode, useState } from "react";
import { sharedPlaceName } from "../model/sharedPlace.ts";
import { selectPlace, type SelectedPlace } from "../model/selectedPlace.ts";
import { paths } from "../../../paths.ts";
import { usePosition } from "../../../session/usePosition.ts";
import { useKeptState } from "../../../session/useKeptState.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { RadioGroup } from "../../../ui/controls/RadioGroup.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";
import { ManualPlaceTab } from "../components/ManualPlaceTab.tsx";
import { type ManualPlace, manualPlaceErrors, emptyManualPlace, toPlace } from "../model/manualPlace.ts";
import { NearbySearchTab } from "../components/NearbySearchTab.tsx";
import { PartnerPlacesTab } from "../components/PartnerPlacesTab.tsx";

const TABS = [
  { value: "partner", label: "제휴 매장" },
  { value: "nearby", label: "주변 검색" },
  { value: "direct", label: "직접 입력" },
] as const;

type Tab = (typeof TABS)[number]["value"];

const TERM_PARAM = "q";

function tabOf(text: string | null): Tab {
  return TABS.find(({ value }) => value === text)?.value ?? "partner";
}

/** Selects a place for a meeting and returns to the form. Map apps share a place with it. */
export function PlaceSelectionScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  const shared = sharedPlaceName(params);
  const term = params.get(TERM_PARAM) ?? shared ?? "";
  const tab = tabOf(params.get("tab") ?? (shared === null ? null : "nearby"));
  const [selected, setSelected] = useState<SelectedPlace | null>(null);
  const [manualPlace, setManualPlace, forgetManualPlace] = useKeptState<ManualPlace>("place", () => emptyManualPlace);
  const [isSubmitted, setSubmitted] = useState(false);
  const centre = usePosition();
  const back = useBack(paths.createMeeting);
  const errors = manualPlaceErrors(manualPlace);

  function submit(): void {
    if (tab !== "direct") {
      if (selected) confirmSelection(selected);
      return;
    }
    setSubmitted(true);
    const place = toPlace(manualPlace, centre);
    if (place) confirmSelection(place);
    else void showAlert({ text: errors.name ?? errors.address });
  }

  function confirmSelection(place: SelectedPlace): void {
    forgetManualPlace();
    selectPlace(place);
    back();
  }

  return (
    <Screen
      title="장소 고르기"
      backTo={paths.createMeeting}
      top={
        <RadioGroup
          legend="장소를 찾는 방법"
          legendHidden
          options={TABS}
          value={tab}
          onChange={(value) => {
            setSelected(null);
            setParams({ tab: value, ...(term !== "" && { [TERM_PARAM]: term }) }, { replace: true });
          }}
        />
      }
      bottom={
        <Button disabled={tab !== "direct" && selected === null} onClick={submit}>
          {tab !== "direct" && selected === null ? "장소를 골라 주세요" : "여기로 정하기"}
        </Button>
      }
    >
      {tab === "partner" && <PartnerPlacesTab selected={selected} onSelect={setSelected} />}
      {tab === "nearby" && (
        <NearbySearchTab
          term={term}
          onSearch={(query) => {
            setSelected(null);
            setParams({ tab, [TERM_PARAM]: query }, { replace: true });
          }}
          sharesNoName={shared === ""}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      {tab === "direct" && (
        <ManualPlaceTab value={manualPlace} onChange={setManualPlace} errors={isSubmitted ? errors : {}} />
      )}
    </Screen>
  );
}
