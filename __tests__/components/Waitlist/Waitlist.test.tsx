/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as react from "react";

let Waitlist: typeof import("../../../src/components/Waitlist/Waitlist").Waitlist;

/** A page load: a new sign-up, with the same React. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  ({ Waitlist } = await import("../../../src/components/Waitlist/Waitlist"));
}

const SETTINGS = { url: "https://list.example/subscribe/post", u: "owner-1", id: "list-2" };
const SUCCESS = "✓ Thanks! You're on the waitlist.";
const FAILURE = "Something went wrong. Please try again.";

type Outcome = { resolve: (response: Response) => void; reject: (error: Error) => void };

let outcomes: Outcome[];
let fetchMock: jest.Mock;
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  await loadPage();
  outcomes = [];
  fetchMock = jest.fn(() => new Promise((resolve, reject) => outcomes.push({ resolve, reject })));
  globalThis.fetch = fetchMock;
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const button = () => screen.getByRole("button");
const status = () => screen.getByRole("status");

async function send(email: string): Promise<void> {
  await userEvent.type(field(), email);
  await userEvent.click(button());
}

const complete = () => act(async () => outcomes.at(-1)?.resolve({ type: "opaque" } as Response));
const fail = (error: Error) => act(async () => outcomes.at(-1)?.reject(error));

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
  });

  test("leaves validation to the browser: an email, required", () => {
    show();
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

  test.each([
    ["nothing", ""],
    ["no address", "ada"],
  ])("sends nothing when the field holds %s", async (_what, text) => {
    show();
    if (text) await userEvent.type(field(), text);
    await userEvent.click(button());
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("does nothing with an empty address, also where the browser does not validate", () => {
    const { container } = show();
    const form = container.querySelector("form");
    if (form) fireEvent.submit(form);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(button()).toBeEnabled();
    expect(status()).toBeEmptyDOMElement();
  });
});

describe("submitting", () => {
  test("says so on the button, and disables both field and button", async () => {
    const { container } = show();
    await send("ada@example.com");
    expect(button()).toHaveTextContent("Submitting...");
    expect(button()).toBeDisabled();
    expect(field()).toBeDisabled();
    expect(container.querySelector("form")).toHaveAttribute("aria-busy", "true");
  });

  test("tells of it, and holds the focus where field and button were", async () => {
    const { container } = show();
    await send("ada@example.com");
    expect(status()).toHaveTextContent("Submitting...");
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(container.querySelector("form"));
  });

  test("sends once, though the button is pressed twice", async () => {
    show();
    await userEvent.type(field(), "ada@example.com");
    await userEvent.dblClick(button());
    await userEvent.click(button());
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test("posts EMAIL, u and id to the list", async () => {
    show();
    await send("ada@example.com");
    const [address, request] = fetchMock.mock.calls[0];
    expect(String(address)).toBe("https://list.example/subscribe/post?u=owner-1&id=list-2");
    expect(request).toMatchObject({ method: "POST", mode: "no-cors" });
    expect([...request.body]).toEqual([
      ["EMAIL", "ada@example.com"],
      ["u", "owner-1"],
      ["id", "list-2"],
    ]);
  });
});

describe("success", () => {
  test("leaves no address in the field that goes, which a browser would fill in again", async () => {
    show();
    await send("agent@example.com");
    const gone = field();
    expect(gone).toHaveValue("agent@example.com");
    await complete();
    expect(gone).not.toBeInTheDocument();
    expect(gone).toHaveValue("");
  });

  test("replaces the form by the confirmation, which takes the focus", async () => {
    const { container } = show();
    await send("ada@example.com");
    await complete();
    expect(status()).toHaveTextContent(SUCCESS);
    expect(status()).toHaveFocus();
    expect(container.querySelector("form")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("heading", { name: "Join the waitlist" })).toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });
});

describe("error", () => {
  test("shows the message under the form, logs the reason, and keeps the address", async () => {
    show();
    await send("ada@example.com");
    const reason = new TypeError("Failed to fetch");
    await fail(reason);
    expect(status()).toHaveTextContent(FAILURE);
    expect(field()).toHaveValue("ada@example.com");
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls[0]).toContain(reason);
  });

  test("gives the focus back to the field, which names the message", async () => {
    show();
    await send("ada@example.com");
    await fail(new TypeError("Failed to fetch"));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(FAILURE));
  });

  test("does not call an address invalid that the network has failed", async () => {
    show();
    await send("ada@example.com");
    await fail(new TypeError("Failed to fetch"));
    expect(field()).toBeValid();
  });

  test("leaves the focus where the reader has taken it", async () => {
    show();
    render(<a href="#elsewhere">Elsewhere</a>);
    await send("ada@example.com");
    screen.getByRole("link", { name: "Elsewhere" }).focus();
    await fail(new TypeError("Failed to fetch"));
    expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveFocus();
    expect(status()).toHaveTextContent(FAILURE);
  });

  test("can be tried again, which takes the message away, and can succeed", async () => {
    show();
    await send("ada@example.com");
    await fail(new TypeError("Failed to fetch"));
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent("Join the waitlist");

    await userEvent.click(button());
    expect(status()).not.toHaveTextContent(FAILURE);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await complete();
    expect(status()).toHaveTextContent(SUCCESS);
  });
});
