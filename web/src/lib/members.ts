// Members: what the host tells of the ways to sign in, and passkeys as the browser makes and uses them.
import { api } from "./api";
import type { Guest } from "./types";

export interface Member {
  member: boolean;
  passkeys: { id: string; host: string; created: number; used: number }[];
  /** When the recovery code was made; 0: there is none. */
  code: number;
  devices: { id: string; label: string; created: number; seen: number; here: boolean }[];
}

export interface SignedIn {
  guest: Guest;
}

/** Whether this page can make passkeys, or why not. */
export type PasskeyState = "ready" | "insecure" | "address" | "unsupported";

/** What the host says before a passkey is made. */
export interface MakeOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: PublicKeyCredentialParameters[];
  excludeCredentials: { type: "public-key"; id: string }[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
  attestation: AttestationConveyancePreference;
  timeout: number;
}

/** What the host says before a passkey is used. */
export interface UseOptions {
  challenge: string;
  rpId: string;
  userVerification: UserVerificationRequirement;
  timeout: number;
}

/** The person has closed the browser's dialog, or the browser has refused. */
export class NoPasskey extends Error {}

const ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

export function passkeyState(hostname = location.hostname): PasskeyState {
  if (!window.isSecureContext) return "insecure";
  if (ADDRESS.test(hostname)) return "address";
  return "PublicKeyCredential" in window ? "ready" : "unsupported";
}

/** Make a passkey for the guest of this browser. */
export async function makePasskey(): Promise<Member> {
  const options = await api.passkeyOptions();
  const made = await attempt(
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: options.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({ client_data: text(clientDataJSON), attestation: text(attestationObject) });
}

/** Sign in by a passkey. With `join` what this browser's guest has played is the member's from now on. */
export async function usePasskey(join: boolean): Promise<SignedIn> {
  const options = await api.signInOptions();
  const used = await attempt(navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge) } }));
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return api.signInByPasskey({
    credential: text(used.rawId),
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
    join,
  });
}

async function attempt(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch(() => null);
  if (!found) throw new NoPasskey();
  return found as PublicKeyCredential;
}

/** The bytes of base64 for URLs. */
function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

/** Bytes as base64 for URLs. */
function text(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
