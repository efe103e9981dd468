import { renderToString } from "react-dom/server";
import { useMotion } from "../../src/hooks/use-motion";

function Probe() {
  const { reduced, paused, running } = useMotion();
  return <p>{JSON.stringify({ reduced, paused, running })}</p>;
}

test("on the server, with no window to ask, nothing is reduced and nothing paused", () => {
  expect(renderToString(<Probe />).replaceAll("&quot;", '"')).toContain(
    '{"reduced":false,"paused":false,"running":true}',
  );
});
