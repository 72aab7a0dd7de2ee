import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("configuration", () => {
  it("has a placeholder for every value", () => {
    const config = readConfig({});
    expect(config.companyName).not.toBe("");
    expect(config.universities).toHaveLength(3);
    expect(config.storeLinksPending).toBe(true);
    expect(config.developerUrl).toBe("/download#developer");
  });

  it("reads environment variables and ignores blank ones", () => {
    const config = readConfig({
      SITE_ORIGIN: "https://bab.example/",
      SITE_COMPANY_NAME: " 한솥밥 주식회사 ",
      SITE_CONTACT_EMAIL: " ",
      SITE_APP_STORE_URL: "https://apps.apple.com/kr/app/id1",
      SITE_PLAY_STORE_URL: "https://play.google.com/store/apps/details?id=kr.bab",
      SITE_UNIVERSITIES: "가 대학교, 나 대학교 ,다 대학교",
    });
    expect(config.origin).toBe("https://bab.example");
    expect(config.downloadUrl).toBe("https://bab.example/download");
    expect(readConfig({ SITE_DOWNLOAD_URL: "https://bab.app/get" }).downloadUrl).toBe("https://bab.app/get");
    expect(config.companyName).toBe("한솥밥 주식회사");
    expect(config.developerName).toBe("한솥밥 주식회사");
    expect(config.contactEmail).toContain("@");
    expect(config.storeLinksPending).toBe(false);
    expect(config.universities).toEqual(["가 대학교", "나 대학교", "다 대학교"]);
  });

  it.each([
    ["SITE_ORIGIN", "bab.example"],
    ["SITE_APP_STORE_URL", "javascript:alert(1)"],
    ["SITE_DOWNLOAD_URL", "bab.app/get"],
    ["SITE_DEVELOPER_URL", "mailto:a@b.example"],
    ["SITE_UNIVERSITIES", "가 대학교,나 대학교"],
  ])("names the invalid variable %s in the error", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
