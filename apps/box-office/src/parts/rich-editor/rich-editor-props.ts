export interface RichEditorProps {
  /** What the text is called, as its field says. */
  label: string;
  html: string;
  readOnly: boolean;
  /** Of the text, where it is not that of the page. */
  lang?: string;
  onChange: (html: string) => void;
}
