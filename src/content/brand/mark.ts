/** Whether mark.svg contains the company's name, so that the header doesn't show it again beside the mark. */
export const MARK_HAS_NAME = false;
