import { fold } from "../name/fold";

export type Role = "tester" | "admin";

/** A playtester or a former one, as admins see them. */
export interface Tester {
  readonly username: string;
  readonly role: Role;
  /** false for a former playtester. */
  readonly isOn: boolean;
}

interface Wanted {
  readonly text: string;
  /** Names that have just been added, the last one first. */
  readonly added: readonly string[];
}

const { compare } = new Intl.Collator("en");

/** Playtesters whose name contains a text: those just added first, all others by name. */
export function matchingTesters<Of extends Tester>(
  testers: readonly Of[],
  { text, added }: Wanted,
): readonly Of[] {
  const wanted = fold(text.trim());
  const rank = (one: Of) => (added.includes(one.username) ? added.indexOf(one.username) : added.length);
  return testers
    .filter(({ username }) => fold(username).includes(wanted))
    .sort((one, other) => rank(one) - rank(other) || compare(one.username, other.username));
}

/** Whether somebody has a role already, in whatever case the name is written: "Zoe" and "Zoë" are two users. */
export function isListed(testers: readonly Tester[], name: string): boolean {
  const wanted = withoutCase(name);
  return testers.some(({ username, isOn }) => isOn && withoutCase(username) === wanted);
}

function withoutCase(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
