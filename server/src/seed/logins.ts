/** Logins of the demo data, for development only. The server prints them at the start, and the README lists them. */
export const demoLogins = {
  password: "babbab12",
  members: [
    { name: "따뜻한숟갈", phone: "01000000001" },
    { name: "라멘탐험가", phone: "01000000002" },
    { name: "해운대밥상", phone: "01000000003" },
  ],
  operator: { loginName: "operator", password1: "babchingu-first", password2: "babchingu-second", code: 20_250_901 },
  /** The other roles (D60), with the secrets of `operator`. */
  operatorsOfRoles: [
    { loginName: "support", role: "SUPPORT" },
    { loginName: "finance", role: "FINANCE" },
    { loginName: "viewer", role: "VIEWER" },
  ],
} as const;

export function demoLoginLines(): string[] {
  const { password, members, operator, operatorsOfRoles } = demoLogins;
  return [
    ...members.map(({ name, phone }) => `/app    ${phone} / ${password} (${name})`),
    `/admin  ${operator.loginName} / ${operator.password1} / ${operator.password2} / ${operator.code}`,
    `/admin  ${operatorsOfRoles.map(({ loginName }) => loginName).join(", ")}: the same, with fewer rights`,
  ];
}
