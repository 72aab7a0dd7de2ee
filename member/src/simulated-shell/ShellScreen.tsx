import { DEFAULT_CENTRE } from "@babchingu/openapi";
import { RiceProductIdLabels, RiceProductIdValues } from "@babchingu/openapi/enums";
import { type ReactNode, useState } from "react";
import { LocationPicker } from "../map/LocationPicker.tsx";
import { paths } from "../paths.ts";
import { LinkButton } from "../ui/controls/Button.tsx";
import { RadioGroup } from "../ui/controls/RadioGroup.tsx";
import { Screen } from "../ui/layout/Screen.tsx";
import { Switch } from "../ui/controls/Switch.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import styles from "./ShellScreen.module.css";
import { defaultShell, installShell, removeShell, type ShellSettings, simulatedShell } from "./simulatedShell.ts";

const products = RiceProductIdValues.map((value) => ({ value, label: RiceProductIdLabels[value] }));

function Section({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.section}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}

/** Installs a simulated native shell and sets its responses (D35). In development only. */
export function ShellScreen(): ReactNode {
  const [isInstalled, setIsInstalled] = useState(() => simulatedShell() !== null);
  const [settings, setSettings] = useState(() => simulatedShell() ?? defaultShell);

  const change = (fields: Partial<ShellSettings>): void => {
    const next = { ...settings, ...fields };
    setSettings(next);
    if (isInstalled) installShell(next);
  };
  const toggle = (install: boolean): void => {
    setIsInstalled(install);
    if (install) installShell(settings);
    else removeShell();
  };

  return (
    <Screen title="앱 흉내 내기" backTo={paths.landing}>
      <Section name="앱 안에서 여는 것처럼">
        <Switch
          label="앱 안에 있기"
          hint="이 탭을 닫을 때까지, 새로 고쳐도 그대로예요."
          checked={isInstalled}
          onChange={toggle}
        />
      </Section>
      <Section name="위치">
        <Switch
          label="위치를 알려 주기"
          checked={settings.position !== null}
          onChange={(known) => change({ position: known ? DEFAULT_CENTRE : null })}
        />
        {settings.position && (
          <LocationPicker
            label="앱이 알려 줄 위치"
            value={settings.position}
            onChange={(position) => change({ position })}
          />
        )}
      </Section>
      <Section name="푸시 토큰">
        <TextField
          label="로그인할 때 보낼 토큰"
          hint="비우면 토큰이 없는 앱이 돼요."
          value={settings.pushToken}
          onChange={(pushToken) => change({ pushToken })}
        />
      </Section>
      <Section name="결제 화면">
        <RadioGroup
          legend="결제 화면에서 살 것"
          variant="list"
          options={products}
          value={settings.product}
          onChange={(product) => change({ product })}
        />
        <LinkButton to={paths.ricePurchase} variant="secondary" wide>
          쌀알 충전 열기
        </LinkButton>
      </Section>
    </Screen>
  );
}
