// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { PostPreview } from "./PostPreview.tsx";

afterEach(cleanup);

function Form() {
  const form = useForm({ defaultValues: { title: "점검 안내", content: "" } });
  return (
    <FormProvider {...form}>
      <textarea aria-label="내용" {...form.register("content")} />
      <PostPreview />
    </FormProvider>
  );
}

test("the preview follows what is typed, with its line breaks", () => {
  render(<Form />);
  expect(screen.queryByText("점검 안내")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "미리 보기" }));
  fireEvent.change(screen.getByLabelText("내용"), { target: { value: "오늘 밤\n쉬어요." } });
  const preview = screen.getByRole("region", { name: "미리 보기" });
  expect(preview.textContent).toBe("점검 안내오늘 밤\n쉬어요.");
  expect(getComputedStyle(screen.getByText(/쉬어요/)).whiteSpace).toBe("pre-wrap");
});
