import { heads, parties } from "../../../figures/parts/shapes";
import { Words } from "../../../figures/parts/Words";

/** The buyer's payment waits in the escrow; the seller's output goes straight to the buyer. */
export function EscrowDiagram() {
  return (
    <>
      <path className="fig-tint" d="M124 0h72v112h-72z" />
      <path className="fig-accent" d="M140 46h40v40h-40z" />
      <path d={`M23 66${parties.agent}M297 66${parties.agent}M51 66h65${heads.right}`} />
      <path strokeDasharray="4 4" d="M202 66h64" />
      <path d={`M268 66${heads.right}M297 94v26q0 16-16 16H39q-16 0-16-16V94${heads.up}`} />
      <Words
        anchor="middle"
        words={[
          [84, 57, "payment"],
          [160, 25, "escrow"],
          [160, 156, "output"],
        ]}
      />
      <Words words={[[1, 32, "buyer"]]} />
      <Words anchor="end" words={[[319, 32, "seller"]]} />
    </>
  );
}
