/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import SearchDialog from "../../../src/components/Search/SearchDialog";
import { search } from "../../../src/lib/search";

jest.mock("../../../src/lib/search", () => ({ search: jest.fn() }));

const found = jest.mocked(search);

beforeEach(() => {
  found.mockReset();
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const hit = (id: string) => ({
  url: `/litepapers/pop#${id}`,
  title: id,
  excerpt: [
    { text: "the ", marked: false },
    { text: "word", marked: true },
  ],
});

test("it names the sections in which the words are, with the words marked, and how many there are", async () => {
  found.mockResolvedValue([{ url: "/litepapers/pop", title: "Proof", hits: [hit("one"), hit("two")] }]);
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("searchbox"), "word");
  expect(await screen.findByText("2 sections for “word”")).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/litepapers/pop#one",
    "/litepapers/pop#two",
  ]);
  expect(document.querySelector("mark")).toHaveTextContent("word");
});

test("it says when there is nothing, and when it cannot look", async () => {
  found.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error("offline"));
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("searchbox"), "nothing");
  expect(await screen.findByText("Nothing found for “nothing”.")).toBeInTheDocument();
  await userEvent.type(screen.getByRole("searchbox"), "s");
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
});

test("an answer that comes after the words have changed is not shown", async () => {
  let answer: (value: []) => void = () => undefined;
  found
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockResolvedValue([{ url: "/litepapers/pop", title: "Proof", hits: [hit("one")] }]);
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("searchbox"), "a");
  await screen.findByText("Searching…");
  await userEvent.type(screen.getByRole("searchbox"), "b");
  await screen.findByText("1 section for “ab”");
  answer([]);
  await Promise.resolve();
  expect(screen.getByRole("status")).toHaveTextContent("1 section for “ab”");
});

test("Escape closes it at once, also with words in the field", async () => {
  const close = jest.fn();
  render(<SearchDialog onClose={close} />);
  await userEvent.type(screen.getByRole("searchbox"), "w{Escape}");
  expect(close).toHaveBeenCalledTimes(1);
});
