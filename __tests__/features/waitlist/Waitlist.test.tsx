/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as react from "react";
import { landingTexts } from "../../../src/features/landing/landing";

let Waitlist: typeof import("../../../src/features/waitlist/Waitlist").Waitlist;

/** A page load: a new sign-up, with the same React. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  ({ Waitlist } = await import("../../../src/features/waitlist/Waitlist"));
}

const SETTINGS = { url: "https://list.example/subscribe/post", u: "owner-1", id: "list-2" };
const SUCCESS = "✓ Thanks! You're on the waitlist.";
const FAILURE = "Something went wrong. Please try again.";

type Outcome = { resolve: (response: Response) => void; reject: (error: Error) => void };

let outcomes: Outcome[];
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  await loadPage();
  outcomes = [];
  globalThis.fetch = jest.fn(
    () => new Promise<Response>((resolve, reject) => outcomes.push({ resolve, reject })),
  );
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const button = () => screen.getByRole("button");
const status = () => screen.getByRole("status");

async function send(email: string): Promise<void> {
  await userEvent.type(field(), email);
  await userEvent.click(button());
}

const complete = () => act(async () => outcomes.at(-1)?.resolve({ type: "opaque" } as Response));
const fail = () => act(async () => outcomes.at(-1)?.reject(new TypeError("Failed to fetch")));
const secondWay = () => screen.queryByRole("link", { name: landingTexts.waitlist.second.link });

function show() {
  return render(<Waitlist settings={SETTINGS} />);
}

describe("idle", () => {
  test("shows an email field and a button that can be used, and says nothing", () => {
    show();
    expect(screen.getByRole("region", { name: "Join the waitlist" })).toBeInTheDocument();
    expect(field()).toBeEnabled();
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent("Join the waitlist");
    expect(status()).toBeEmptyDOMElement();
    expect(secondWay()).toBeNull();
    // The browser validates.
    expect(field()).toHaveAttribute("type", "email");
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute("name", "EMAIL");
    expect(field()).toHaveAttribute("autocomplete", "email");
  });

  test("is a form that posts by itself where no script runs", () => {
    const { container } = show();
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "https://list.example/subscribe/post?u=owner-1&id=list-2");
    expect(form).toHaveFormValues({ u: "owner-1", id: "list-2" });
    for (const name of ["u", "id"]) {
      expect(container.querySelector(`input[name="${name}"]`)).toHaveAttribute("type", "hidden");
    }
  });
});

describe("a submission", () => {
  const form = () => field().form as HTMLFormElement;

  test("stays on the page, and sends once what is submitted twice", async () => {
    show();
    field().value = "ada@example.com";
    expect(fireEvent.submit(form())).toBe(false);
    fireEvent.submit(form());
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(["", "   "])("of an empty address (%j) does nothing", (email) => {
    show();
    field().value = email;
    fireEvent.submit(form());
    expect(fetch).not.toHaveBeenCalled();
    expect(button()).toBeEnabled();
  });

  test("sends what stood in the field before the script arrived, without the spaces around it", () => {
    show();
    field().type = "text";
    field().value = " typed@early.example ";
    fireEvent.submit(form());
    const body = jest.mocked(fetch).mock.calls[0]?.[1]?.body as URLSearchParams;
    expect(body.get("EMAIL")).toBe("typed@early.example");
  });
});

describe("submitting", () => {
  test("says so, disables field and button, and holds the focus where they were", async () => {
    const { container } = show();
    await send("ada@example.com");
    expect(button()).toHaveTextContent("Submitting...");
    expect(button()).toBeDisabled();
    expect(field()).toBeDisabled();
    expect(container.querySelector("form")).toHaveAttribute("aria-busy", "true");
    expect(status()).toHaveTextContent("Submitting...");
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(container.querySelector("form"));
  });
});

describe("success", () => {
  test("replaces the form by the confirmation, which takes the focus, and names the address where the form was", async () => {
    const { container } = show();
    await send("ada@example.com");
    const gone = field();
    await complete();
    expect(status()).toHaveTextContent(SUCCESS);
    expect(status()).toHaveFocus();
    expect(container.querySelector("form")).toBeNull();
    expect(container.querySelector("#waitlist-email")).toHaveTextContent("We will write to ada@example.com.");
    expect(screen.getByRole("heading", { name: "Join the waitlist" })).toBeInTheDocument();
    // A browser would fill it in again.
    expect(gone).toHaveValue("");
  });
});

describe("error", () => {
  test("shows the message, and gives the focus back to the field, which names it and is not called invalid", async () => {
    show();
    await send("ada@example.com");
    await fail();
    expect(status()).toHaveTextContent(FAILURE);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("ada@example.com");
    expect(field()).toBeValid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(FAILURE));
    expect(logged.mock.calls).toEqual([[expect.any(String), new TypeError("Failed to fetch")]]);
  });

  test("says that the device is offline where it is, and only there", async () => {
    const words = /^You are offline: your address stays here/;
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    show();
    await send("ada@example.com");
    await fail();
    expect(screen.queryByText(words)).toBeNull();
    onLine.mockReturnValue(false);
    await userEvent.click(button());
    await fail();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(status()).toHaveTextContent(FAILURE);
    expect(field()).toHaveValue("ada@example.com");
  });

  test("leaves the focus where the reader has taken it", async () => {
    show();
    render(<a href="#elsewhere">Elsewhere</a>);
    await send("ada@example.com");
    screen.getByRole("link", { name: "Elsewhere" }).focus();
    await fail();
    expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveFocus();
    expect(status()).toHaveTextContent(FAILURE);
  });

  test("can be tried again, which takes the message away, and can succeed", async () => {
    show();
    await send("ada@example.com");
    await fail();
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent("Join the waitlist");

    await userEvent.click(button());
    expect(status()).not.toHaveTextContent(FAILURE);
    await complete();
    expect(status()).toHaveTextContent(SUCCESS);
  });
});

describe("the second way", () => {
  const posted = () => jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);

  test("posts the form natively after an error, with what was typed, and no empty address", async () => {
    const submitted = posted();
    const { container } = show();
    await send("ada@example.com");
    await fail();
    await userEvent.click(secondWay() as HTMLElement);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(container.querySelector("form")).toHaveFormValues({
      EMAIL: "ada@example.com",
      u: "owner-1",
      id: "list-2",
      "b_owner-1_list-2": "",
    });
    await userEvent.clear(field());
    await userEvent.click(secondWay() as HTMLElement);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

test("the trap for programs is empty, unnamed to people and out of the tab order", () => {
  const { container } = show();
  const trap = container.querySelector('input[name="b_owner-1_list-2"]');
  expect(trap).toHaveValue("");
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap).toHaveAttribute("autocomplete", "off");
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});

describe("a form that went away with its page comes back", () => {
  test.each([
    [SUCCESS, complete],
    [FAILURE, fail],
  ])("as submitting, with its address, and then as “%s”", async (words, settle) => {
    const { unmount } = show();
    await send("ada@example.com");
    unmount();
    const again = show();
    expect(button()).toBeDisabled();
    expect(field()).toHaveValue("ada@example.com");
    again.unmount();
    await settle();
    const { container } = show();
    expect(status()).toHaveTextContent(words);
    expect(container.querySelector("#waitlist-email")).toBeInTheDocument();
  });

  test("idle, with what was typed and not yet sent", async () => {
    const { unmount } = show();
    await userEvent.type(field(), "ada@exam");
    unmount();
    show();
    expect(button()).toBeEnabled();
    expect(field()).toHaveValue("ada@exam");
  });
});
