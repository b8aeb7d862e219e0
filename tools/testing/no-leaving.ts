// A form that posts itself into a frame would take the whole document of a test along, and that of the tests after it.
const { HTMLFormElement: Form } = globalThis as { HTMLFormElement?: { prototype: { submit: () => void } } };
if (Form) Form.prototype.submit = () => undefined;

// A file that is saved is opened by this document instead, and by those after it.
interface Saved {
  download: string;
  click(): void;
}
const { HTMLAnchorElement: Anchor } = globalThis as { HTMLAnchorElement?: { prototype: Saved } };
if (Anchor) {
  const follow = Anchor.prototype.click;
  Anchor.prototype.click = function click(this: Saved) {
    if (this.download === '') follow.call(this);
  };
}
