import type { Catalogue } from "./catalogue-en";
import { frame } from "./frame-fr";
import { rooms } from "./rooms-fr";

export const fr: Catalogue = { ...frame, ...rooms };
