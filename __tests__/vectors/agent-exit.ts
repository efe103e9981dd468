/**
 * How an agent leaves: Active → Exiting → Exited. A model consistent with the litepaper, not protocol constants.
 * From the litepaper: the lock opens after a cooldown and once tasks and disputes are finished, and reputation becomes
 * zero. Assumed: an exiting agent takes no new task.
 *
 * Units: amounts in the token's smallest unit, times in any one unit.
 */

export type Registration = {
  /** n, burned for good. */
  burned: number;
  /** m, locked while the agent is registered. */
  locked: number;
  /** T_c ≥ 0, between the request and the earliest withdrawal. */
  cooldown: number;
};

export type Agent = Registration & {
  state: "active" | "exiting" | "exited";
  /** Moment of the last event. */
  now: number;
  requestedAt: number | null;
  /** Tasks that are not terminal, disputed ones among them. */
  openTasks: number;
  openDisputes: number;
  slashed: number;
  reputation: number;
  /** What has been paid back of the lock. */
  unlocked: number;
};

export type ExitEvent = { at: number } & (
  | { type: "take task" | "open dispute" | "request exit" | "withdraw" }
  | { type: "close task"; reputation: number }
  | { type: "close dispute"; slash: number }
);

export type ExitOutcome = { agent: Agent } | { refused: string };

/** An agent that has burned n and locked m; entering again pays both again. */
export function register({ burned, locked, cooldown }: Registration): Agent {
  return {
    burned,
    locked,
    cooldown,
    state: "active",
    now: 0,
    requestedAt: null,
    openTasks: 0,
    openDisputes: 0,
    slashed: 0,
    reputation: 0,
    unlocked: 0,
  };
}

/** Applies an event; an illegal one is refused and changes nothing, with the interface's error where it has one. */
export function applyExitEvent(agent: Agent, event: ExitEvent): ExitOutcome {
  if (event.at < agent.now) return { refused: "time does not run backwards" };
  if (agent.state === "exited") return { refused: "NotRegistered" };
  const changes = change(agent, event);
  return typeof changes === "string"
    ? { refused: changes }
    : { agent: { ...agent, ...changes, now: event.at } };
}

function change(agent: Agent, event: ExitEvent): Partial<Agent> | string {
  switch (event.type) {
    case "take task":
      return agent.state === "active" ? { openTasks: agent.openTasks + 1 } : "AgentExiting";
    case "open dispute":
      return agent.openDisputes < agent.openTasks
        ? { openDisputes: agent.openDisputes + 1 }
        : "there is no undisputed task";
    case "close task": {
      if (agent.openTasks === agent.openDisputes) return "there is no undisputed task";
      const reputation = agent.reputation + event.reputation;
      return { openTasks: agent.openTasks - 1, reputation };
    }
    case "close dispute":
      return closeDispute(agent, event.slash);
    case "request exit":
      return agent.state === "active" ? { state: "exiting", requestedAt: event.at } : "AgentExiting";
    case "withdraw":
      return withdraw(agent, event.at);
  }
}

function closeDispute(agent: Agent, slash: number): Partial<Agent> | string {
  if (agent.openDisputes === 0) return "there is no open dispute";
  return {
    openDisputes: agent.openDisputes - 1,
    openTasks: agent.openTasks - 1,
    slashed: Math.min(agent.locked, agent.slashed + slash),
  };
}

function withdraw(agent: Agent, at: number): Partial<Agent> | string {
  if (agent.requestedAt === null) return "ExitNotRequested";
  if (at < agent.requestedAt + agent.cooldown) return "CooldownRunning";
  if (agent.openTasks > 0) return "TasksOpen";
  return { state: "exited", unlocked: agent.locked - agent.slashed, reputation: 0 };
}
