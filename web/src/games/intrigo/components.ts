// Made by `make generate` from the data of the games. Do not edit.

import type { GameComponent } from "../../lib/game-components";

/** The components that have a face. */
export const COMPONENTS: Record<string, GameComponent> = {
  "intrigo-card-contarini_2": {"rule": "INTR-P2", "kind": "intrigue", "set": "contarini", "copies": 1},
  "intrigo-card-contarini_3": {"rule": "INTR-P2", "kind": "intrigue", "set": "contarini", "copies": 1},
  "intrigo-card-contarini_4": {"rule": "INTR-P2", "kind": "intrigue", "set": "contarini", "copies": 1},
  "intrigo-card-dandolo_2": {"rule": "INTR-P2", "kind": "intrigue", "set": "dandolo", "copies": 1},
  "intrigo-card-dandolo_3": {"rule": "INTR-P2", "kind": "intrigue", "set": "dandolo", "copies": 1},
  "intrigo-card-dandolo_4": {"rule": "INTR-P2", "kind": "intrigue", "set": "dandolo", "copies": 1},
  "intrigo-card-gradenigo_2": {"rule": "INTR-P2", "kind": "intrigue", "set": "gradenigo", "copies": 1},
  "intrigo-card-gradenigo_3": {"rule": "INTR-P2", "kind": "intrigue", "set": "gradenigo", "copies": 1},
  "intrigo-card-gradenigo_4": {"rule": "INTR-P2", "kind": "intrigue", "set": "gradenigo", "copies": 1},
  "intrigo-card-morosini_2": {"rule": "INTR-P2", "kind": "intrigue", "set": "morosini", "copies": 1},
  "intrigo-card-morosini_3": {"rule": "INTR-P2", "kind": "intrigue", "set": "morosini", "copies": 1},
  "intrigo-card-morosini_4": {"rule": "INTR-P2", "kind": "intrigue", "set": "morosini", "copies": 1},
  "intrigo-card-tiepolo_2": {"rule": "INTR-P2", "kind": "intrigue", "set": "tiepolo", "copies": 1},
  "intrigo-card-tiepolo_3": {"rule": "INTR-P2", "kind": "intrigue", "set": "tiepolo", "copies": 2},
  "intrigo-card-tiepolo_4": {"rule": "INTR-P2", "kind": "intrigue", "set": "tiepolo", "copies": 1},
  "intrigo-influence-trader": {"rule": "INTR-I1", "kind": "influence", "set": "", "copies": 3},
  "intrigo-influence-assassin": {"rule": "INTR-I2", "kind": "influence", "set": "", "copies": 3},
  "intrigo-influence-courtesan": {"rule": "INTR-I3", "kind": "influence", "set": "", "copies": 3},
  "intrigo-influence-gondolier": {"rule": "INTR-I4", "kind": "influence", "set": "", "copies": 3},
  "intrigo-influence-guard": {"rule": "INTR-I5", "kind": "influence", "set": "", "copies": 3},
  "intrigo-influence-thief": {"rule": "INTR-I6", "kind": "influence", "set": "", "copies": 3},
};
