/** react-admin as it comes: its guessers for lists and forms, and the fields of these for what is created. */
import simpleRestProvider from "ra-data-simple-rest";
import { createElement as element, StrictMode } from "react";
import {
  Admin,
  AutocompleteInput,
  Create,
  EditGuesser,
  ListGuesser,
  NumberInput,
  ReferenceInput,
  Resource,
  SimpleForm,
  TextInput,
} from "react-admin";
import { createRoot } from "react-dom/client";

const lists = [
  "members",
  "meetings",
  "meeting_members",
  "reports",
  "rice_transactions",
  "payments",
  "partner_places",
  "partner_place_applications",
  "notifications",
  "audit_log",
];
/** Names that the guessers make of foreign keys. */
const references = ["reporters", "reporteds", "hosts", "targets"];

/** Numbers, and texts. */
const created: Record<string, readonly [numbers: readonly string[], texts: readonly string[]]> = {
  rice_transactions: [["amount"], ["reason"]],
  partner_places: [
    ["latitude", "longitude", "cache"],
    ["name", "address", "phone", "policy", "until"],
  ],
  notifications: [[], ["title", "content"]],
};

function createForm(name: string) {
  const [numbers, texts] = created[name] ?? [[], []];
  return element(
    Create,
    null,
    element(
      SimpleForm,
      null,
      element(ReferenceInput, { source: "member_id", reference: "members" }, element(AutocompleteInput)),
      ...texts.map((source) => element(TextInput, { key: source, source })),
      ...numbers.map((source) => element(NumberInput, { key: source, source })),
    ),
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    element(
      StrictMode,
      null,
      element(
        Admin,
        { dataProvider: simpleRestProvider("/rest") },
        ...lists.map((name) =>
          element(Resource, {
            key: name,
            name,
            list: ListGuesser,
            edit: EditGuesser,
            ...(name in created && { create: () => createForm(name) }),
          }),
        ),
        ...references.map((name) => element(Resource, { key: name, name, edit: EditGuesser })),
      ),
    ),
  );
}
