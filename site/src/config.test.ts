import { describe, expect, it } from "vitest";
import { missingSettings, readConfig } from "./config.ts";

const complete = {
  SITE_ORIGIN: "https://bab.example/",
  SITE_COMPANY_NAME: " 한솥밥 주식회사 ",
  SITE_BUSINESS_NUMBER: "123-45-67890",
  SITE_CONTACT_EMAIL: "hello@bab.example",
  SITE_APP_STORE_URL: "https://apps.apple.com/kr/app/id1",
  SITE_PLAY_STORE_URL: "https://play.google.com/store/apps/details?id=kr.bab",
  SITE_UNIVERSITIES: "가 대학교, 나 대학교 ,다 대학교",
};

describe("configuration", () => {
  it("makes nothing up for what isn't set", () => {
    expect(readConfig({ SITE_COMPANY_NAME: " " })).toMatchObject({
      companyName: null,
      businessNumber: null,
      contactEmail: null,
      downloadUrl: null,
      developerUrl: null,
      stores: [],
      universities: [],
      localPages: [],
    });
  });

  it("reads environment variables", () => {
    const config = readConfig(complete);
    expect(config.origin).toBe("https://bab.example");
    expect(config.downloadUrl).toBe("https://bab.example/download");
    expect(readConfig({ SITE_DOWNLOAD_URL: "https://bab.app/get" }).downloadUrl).toBe("https://bab.app/get");
    expect(config.companyName).toBe("한솥밥 주식회사");
    expect(config.developerName).toBe("한솥밥 주식회사");
    expect(config.developerUrl).toBe("/download#developer");
    expect(config.stores.map(({ href }) => href)).toEqual([complete.SITE_APP_STORE_URL, complete.SITE_PLAY_STORE_URL]);
    expect(readConfig({ SITE_PLAY_STORE_URL: complete.SITE_PLAY_STORE_URL }).stores).toHaveLength(1);
    expect(config.universities).toEqual(["가 대학교", "나 대학교", "다 대학교"]);
  });

  it.each([
    ["SITE_ORIGIN", "bab.example"],
    ["SITE_APP_STORE_URL", "javascript:alert(1)"],
    ["SITE_DOWNLOAD_URL", "bab.app/get"],
    ["SITE_DEVELOPER_URL", "mailto:a@b.example"],
    ["SITE_LOCAL_PAGES", "신촌"],
  ])("names the invalid variable %s in the error", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it("a build is warned of each missing setting by name, in one line", () => {
    const lines = missingSettings({ ...complete, SITE_APP_STORE_URL: "", SITE_UNIVERSITIES: undefined });
    expect(lines.map((line) => line.split(" is not set: ")[0])).toEqual(["SITE_APP_STORE_URL", "SITE_UNIVERSITIES"]);
    expect(lines.join("")).not.toContain("\n");
    expect(missingSettings(complete)).toEqual([]);
    expect(missingSettings({})).toHaveLength(Object.keys(complete).length);
  });
});
