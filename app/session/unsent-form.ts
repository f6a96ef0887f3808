/** A form that was sent after its session had ended, for its sender to send again. */
export interface UnsentForm {
  /** In the order in which they came; null: the form was too long, or could not be read. */
  fields: [name: string, value: string][] | null;
  /** Whether it had a file, which cannot be sent again. */
  hasFile: boolean;
}
