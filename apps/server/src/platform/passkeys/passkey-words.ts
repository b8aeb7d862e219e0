// What browsers and we say to each other about passkeys; binary parts travel as base64url.

export interface AskedPasskey {
  challenge: string;
  host: string;
  waitSeconds: number;
}

/** What a browser answers when somebody says who they are. */
export interface SignedPasskey {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
}

/** What it answers when it has made one. */
export interface NewlyMadePasskey {
  id: string;
  clientData: string;
  attestation: string;
}
