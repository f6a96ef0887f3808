/** The numbers of PostgreSQL's advisory locks. One that two purposes shared would make the one wait for the other. */
export const LOCKS = {
  migration: 7_426_001,
  embeddedUsers: 7_426_002,
  starter: 7_426_003,
  slugs: 7_426_004,
  restore: 7_426_021,
  listeners: 7_426_022,
  ledger: 7_426_031,
  headlines: 7_426_032,
  linkGathering: 7_426_033,
  quoteGathering: 7_426_034,
  /** One address is requested at a time, for link checks and quotes alike; held during the request. */
  requests: 7_426_035,
  warningImport: 7_426_036,
  registerImport: 7_426_037,
  purge: 7_426_041,
} as const;
export type Lock = (typeof LOCKS)[keyof typeof LOCKS];
