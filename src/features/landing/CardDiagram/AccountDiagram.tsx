import { Key } from "../../../figures/parts/Key";

/** Keys of 24 hours: their place, and the hours left. */
const keys = [
  { y: 26, left: 22 },
  { y: 80, left: 13 },
  { y: 134, left: 4 },
];

/** An account as a lock: the protocols' slot in its upper edge, keys at its side. */
export function AccountDiagram() {
  return (
    <>
      <path className="fig-tint" d="M0 0h20v74h80V0h60v11h-40v30h40v24h-40v30h40v24h-40v30h40v11H0z" />
      <path className="fig-solid" d="M28 6h64v16H28zm0 23h64v16H28zm0 23h42v16H28z" />
      <text x="20" y="96">
        slot
      </text>
      <text x="20" y="146">
        account
      </text>
      {keys.map(({ y, left }) => (
        <g key={y} transform={`translate(218 ${y})`}>
          <Key spent={1 - left / 24} />
          <text x="33" y="5">
            {`${left} h left`}
          </text>
        </g>
      ))}
    </>
  );
}
