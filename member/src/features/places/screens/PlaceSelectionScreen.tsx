import { type ReactNode, useState } from "react";
import { choosePlace, type SelectedPlace } from "../model/placeChoice.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { RadioGroup } from "../../../ui/controls/RadioGroup.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";
import { DirectPlaceTab } from "../components/DirectPlaceTab.tsx";
import { type DirectPlace, directErrors, emptyDirectPlace, toPlace } from "../model/directPlace.ts";
import { NearbySearchTab } from "../components/NearbySearchTab.tsx";
import { PartnerPlacesTab } from "../components/PartnerPlacesTab.tsx";

const TABS = [
  { value: "partner", label: "제휴 매장" },
  { value: "nearby", label: "주변 검색" },
  { value: "direct", label: "직접 입력" },
] as const;

type Tab = (typeof TABS)[number]["value"];

function tabOf(text: string | null): Tab {
  return TABS.find(({ value }) => value === text)?.value ?? "partner";
}

/** Chooses a place for a meeting and returns to the form. */
export function PlaceSelectionScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get("tab"));
  const [picked, setPicked] = useState<SelectedPlace | null>(null);
  const [direct, setDirect] = useState<DirectPlace>(emptyDirectPlace);
  const [isSubmitted, setSubmitted] = useState(false);
  const back = useBack(paths.createMeeting);
  const errors = directErrors(direct);

  function submit(): void {
    if (tab !== "direct") {
      if (picked) choose(picked);
      return;
    }
    setSubmitted(true);
    const place = toPlace(direct);
    if (place) choose(place);
    else void showAlert({ text: errors.name ?? errors.address ?? errors.position });
  }

  function choose(place: SelectedPlace): void {
    choosePlace(place);
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
            setPicked(null);
            setParams({ tab: value }, { replace: true });
          }}
        />
      }
      bottom={
        <Button disabled={tab !== "direct" && picked === null} onClick={submit}>
          {tab !== "direct" && picked === null ? "장소를 골라 주세요" : "여기로 정하기"}
        </Button>
      }
    >
      {tab === "partner" && <PartnerPlacesTab picked={picked} onPick={setPicked} />}
      {tab === "nearby" && <NearbySearchTab picked={picked} onPick={setPicked} />}
      {tab === "direct" && <DirectPlaceTab value={direct} onChange={setDirect} errors={isSubmitted ? errors : {}} />}
    </Screen>
  );
}
