import { describe, expect, test } from "vitest";
import { loadConfig } from "./config.ts";
import { productionEnv } from "./testing/harness.ts";

describe("environment", () => {
  test("has defaults for all variables in development", () => {
    expect(loadConfig({})).toMatchObject({
      env: "development",
      port: 8080,
      host: "127.0.0.1",
      seedDemo: true,
      jwtSecret: null,
      logLevel: "warn",
    });
  });

  test("an empty variable counts as unset", () => {
    expect(loadConfig({ PORT: "", JWT_SECRET: "" }).port).toBe(8080);
  });

  test("reports all invalid variables at once", () => {
    const env = { NODE_ENV: "staging", PORT: "http", DATABASE_URL: "mysql://x", JWT_SECRET: "short" };
    expect(() => loadConfig(env)).toThrow(/NODE_ENV.*\n.*PORT.*\n.*DATABASE_URL.*\n.*JWT_SECRET/);
  });

  test("production requires a secret and refuses demo data and weak hashes", () => {
    const env = { NODE_ENV: "production", SEED_DEMO: "true", PASSWORD_HASHES: "fast", PORT: "http" };
    expect(() => loadConfig(env)).toThrow(/PORT.*\n.*JWT_SECRET.*\n.*DATABASE_URL.*\n.*SEED_DEMO.*\n.*PASSWORD_HASHES/);
    const production = { isProduction: true, seedDemo: false, logLevel: "info" };
    expect(loadConfig(productionEnv)).toMatchObject(production);
  });

  test("production refuses the embedded database unless it is chosen", () => {
    const { EMBEDDED_IN_PRODUCTION: _chosen, ...env } = productionEnv;
    expect(() => loadConfig(env)).toThrow("EMBEDDED_IN_PRODUCTION=true");
    expect(() => loadConfig({ ...env, EMBEDDED_IN_PRODUCTION: "false" })).toThrow("EMBEDDED_IN_PRODUCTION=true");
    expect(loadConfig({ ...env, DATABASE_URL: "postgres://db/babchingu" }).isProduction).toBe(true);
  });

  test.each(["x".repeat(64), "0123456789abcdef".repeat(2), "please-change-this-value-before-use"])(
    "production refuses the secret %s",
    (weak) => {
      for (const name of ["JWT_SECRET", "PHONE_HASH_SECRET"]) {
        expect(() => loadConfig({ ...productionEnv, [name]: weak })).toThrow(`${name}: can be guessed`);
        expect(() => loadConfig({ [name]: weak })).not.toThrow();
      }
    },
  );

  test.each([
    [
      "TRUST_PROXY",
      ["10.0.0.0/33", "999.1.1.1", "12", "abc", "10.0.0.1,", "::1/129", "1/2/3"],
      "addresses and networks",
    ],
    ["PUBLIC_URL", ["bab.example:443", "bab.example", "ftp://bab.example"], "an http:// or https:// URL"],
    ["S3_ENDPOINT", ["localhost:9000"], "an http:// or https:// URL"],
    ["NODE_ENV", ["prod"], "NODE_ENV: expected development, production or test"],
    ["PORT", ["70000", "http"], "PORT: expected a port number"],
    ["LOG_LEVEL", ["verbose"], "LOG_LEVEL: expected fatal, error, warn, info, debug, trace or silent"],
    ["VITE_API_BASE_URL", ["api.bab.example", "/backend"], "an http:// or https:// URL"],
    ["VITE_WS_URL", ["https://bab.example/ws", "bab.example/ws"], "a ws:// or wss:// URL"],
    ["VITE_TILE_URL", ["https://tiles.bab.example", "tiles/{z}/{x}/{y}.png"], "with {z}, {x} and {y}"],
  ])("reports an invalid %s", (name, invalidValues, message) => {
    for (const invalid of invalidValues) expect(() => loadConfig({ [name]: invalid }), invalid).toThrow(message);
  });

  test.each(["true", "2", "10.0.0.0/8, 127.0.0.1", "fd00::/8,::1"])("accepts TRUST_PROXY=%s", (rule) => {
    expect(() => loadConfig({ TRUST_PROXY: rule })).not.toThrow();
  });

  test("parses CORS_ORIGINS as a list of origins without paths", () => {
    const listed = "https://app.example, http://10.0.2.2:5173";
    expect(loadConfig({ CORS_ORIGINS: listed }).corsOrigins).toEqual(["https://app.example", "http://10.0.2.2:5173"]);
    expect(loadConfig({}).corsOrigins).toEqual([]);
    for (const invalid of ["*", "app.example", "https://app.example/", "null"]) {
      expect(() => loadConfig({ CORS_ORIGINS: invalid })).toThrow("CORS_ORIGINS");
    }
  });

  test.each(["https://{s}.tiles.example/{z}/{x}/{y}.png?key=1", "/tiles/{z}/{x}/{y}.png"])(
    "accepts tiles of %s",
    (url) => {
      expect(() => loadConfig({ VITE_TILE_URL: url })).not.toThrow();
    },
  );

  test("requires all keys of the SMS provider together", () => {
    expect(() => loadConfig({ SOLAPI_API_KEY: "k" })).toThrow("set all three or none");
  });

  test("reports settings that nothing reads without another one", () => {
    expect(() => loadConfig({ KAKAO_CLIENT_SECRET: "s" })).toThrow("KAKAO_CLIENT_SECRET: only with KAKAO_REST_API_KEY");
    expect(() => loadConfig({ S3_BUCKET: "images", S3_REGION: "auto" })).not.toThrow();
  });
});
