/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as react from "react";
import { landingTexts } from "../../../src/lib/texts/landing";

let Waitlist: typeof import("../../../src/components/Waitlist/Waitlist").Waitlist;

/** A page load: a new sign-up, with the same React. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  ({ Waitlist } = await import("../../../src/components/Waitlist/Waitlist"));
}

const SETTINGS = { url: "https://list.example/subscribe/post", u: "owner-1", id: "list-2" };
const secondWay = () => screen.queryByRole("link", { name: landingTexts.waitlist.second.link });

let submitted: jest.SpiedFunction<HTMLFormElement["submit"]>;

beforeEach(async () => {
  await loadPage();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  submitted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

async function fail(email: string) {
  await userEvent.type(screen.getByRole("textbox", { name: "Email address" }), email);
  await userEvent.click(screen.getByRole("button"));
}

test("there is no second way before the first has failed", () => {
  render(<Waitlist settings={SETTINGS} />);
  expect(secondWay()).toBeNull();
});

test("after an error the form can be posted natively, with what was typed", async () => {
  const { container } = render(<Waitlist settings={SETTINGS} />);
  await fail("ada@example.com");
  await userEvent.click(secondWay() as HTMLElement);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(container.querySelector("form")).toHaveFormValues({
    EMAIL: "ada@example.com",
    u: "owner-1",
    id: "list-2",
    "b_owner-1_list-2": "",
  });
});

test("the second way sends no empty address either", async () => {
  render(<Waitlist settings={SETTINGS} />);
  await fail("ada@example.com");
  await userEvent.clear(screen.getByRole("textbox", { name: "Email address" }));
  await userEvent.click(secondWay() as HTMLElement);
  expect(submitted).not.toHaveBeenCalled();
});

test("the trap for programs is empty, unnamed to people and out of the tab order", () => {
  const { container } = render(<Waitlist settings={SETTINGS} />);
  const trap = container.querySelector('input[name="b_owner-1_list-2"]');
  expect(trap).toHaveValue("");
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap).toHaveAttribute("autocomplete", "off");
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});
