#!/usr/bin/env python3
"""Verifies a draw from its audit file. Needs Python 3 and nothing else.

  verify-draw.py FILE [--published FILE] [--log FILE]   exits with 0 if everything holds, or with 1
                                                        and the first line that does not
  verify-draw.py --cases FILE                           computes one test case, or an array of them

It shares no code with the program that draws: both were written from the description of the format.
"""
import argparse
import hashlib
import hmac
import json
import sys

MOST = 2**53
HOUR = 3600
BETWEEN_WALKS = 72000


class Refused(Exception):
    """Something is not as the format says."""


class Mismatch(Exception):
    """The first line that does not hold."""

    def __init__(self, line, check, reason):
        super().__init__(f"line {line}: {reason}")
        self.line, self.check = line, check


# --- bytes -----------------------------------------------------------------------------------------------------------


def sha(data):
    return hashlib.sha256(data).digest()


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def u32(number):
    return number.to_bytes(4, "big")


def counted(data):
    return u32(len(data)) + data


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def hash_of(value):
    return sha(canonical(value)).hex()


# --- shapes ----------------------------------------------------------------------------------------------------------


def expect(is_so, reason):
    if not is_so:
        raise Refused(reason)


def shape(value, at, keys):
    expect(isinstance(value, dict), f"{at} is not an object")
    for key in keys:
        expect(key in value, f"{at}.{key} is missing")
    for key in value:
        expect(key in keys, f"{at}.{key} is not a key of this format")


def is_whole(value, least=0):
    return type(value) is int and least <= value < MOST


def whole(value, at, least=0):
    expect(is_whole(value, least), f"{at} is not a whole number from {least} below 2^53")


def flag(value, at):
    expect(type(value) is bool, f"{at} is neither true nor false")


def text(value, at):
    expect(isinstance(value, str) and value.isascii(), f"{at} is not ASCII text")


def hexa(value, at, size=None):
    is_hex = isinstance(value, str) and all(digit in "0123456789abcdef" for digit in value)
    expect(is_hex and len(value) % 2 == 0, f"{at} is not lower-case hex")
    expect(size is None or len(value) == 2 * size, f"{at} is not {size} bytes long")


def array(value, at):
    expect(isinstance(value, list), f"{at} is not an array")


def one_of(value, at, names):
    expect(isinstance(value, str) and value in names, f"{at} is not one of {', '.join(names)}")


def check_public_input(value):
    at = "publicInput"
    expect(isinstance(value, dict), f"{at} is not an object")
    one_of(value.get("kind"), f"{at}.kind", ["none", "digits", "drand"])
    if value["kind"] == "none":
        shape(value, at, ["kind"])
    elif value["kind"] == "digits":
        shape(value, at, ["kind", "source", "count"])
        text(value["source"], f"{at}.source")
        whole(value["count"], f"{at}.count", 12)
        expect(value["count"] <= 64, f"{at}.count is above 64")
    else:
        shape(value, at, ["kind", "chain", "publicKey", "scheme", "genesis", "period", "round"])
        hexa(value["chain"], f"{at}.chain", 32)
        hexa(value["publicKey"], f"{at}.publicKey")
        text(value["scheme"], f"{at}.scheme")
        whole(value["genesis"], f"{at}.genesis")
        whole(value["period"], f"{at}.period", 1)
        whole(value["round"], f"{at}.round", 1)


def in_order(parts, at, key):
    array(parts, at)
    expect(parts, f"{at} is empty")
    standing = [(part[key], part["id"]) for part in parts]
    expect(standing == sorted(standing), f"{at} is out of order")


def check_level(level, at):
    shape(level, at, ["id", "sort", "unitCents", "minimum", "maximum", "multiple", "alternate"])
    for key in ["id", "sort", "unitCents"]:
        whole(level[key], f"{at}.{key}")
    for key in ["minimum", "maximum", "multiple"]:
        whole(level[key], f"{at}.{key}", 1)
    expect(level["minimum"] <= level["maximum"], f"{at}.minimum is above the maximum")
    flag(level["alternate"], f"{at}.alternate")


def check_rules(rules):
    shape(rules, "rules", ["version", "draw", "partial", "households", "caps", "publicInput", "events"])
    expect(type(rules["version"]) is int and rules["version"] == 1, "rules.version is not 1")
    text(rules["draw"], "rules.draw")
    flag(rules["partial"], "rules.partial")
    flag(rules["households"], "rules.households")
    shape(rules["caps"], "rules.caps", ["tickets", "ticketsPerEvent", "events"])
    for key, cap in rules["caps"].items():
        expect(cap is None or is_whole(cap), f"rules.caps.{key} is neither null nor a whole number")
    check_public_input(rules["publicInput"])
    ids = {"event": [], "item": [], "level": []}
    array(rules["events"], "rules.events")
    for event in rules["events"]:
        shape(event, "event", ["id", "startsAt", "items"])
        whole(event["id"], "event.id")
        whole(event["startsAt"], "event.startsAt")
        ids["event"].append(event["id"])
        array(event["items"], "event.items")
        for item in event["items"]:
            shape(item, "item", ["id", "sort", "addOn", "levels"])
            whole(item["id"], "item.id")
            whole(item["sort"], "item.sort")
            flag(item["addOn"], "item.addOn")
            ids["item"].append(item["id"])
            array(item["levels"], "item.levels")
            for level in item["levels"]:
                check_level(level, "level")
                ids["level"].append(level["id"])
            in_order(item["levels"], "item.levels", "sort")
        in_order(event["items"], "event.items", "sort")
    in_order(rules["events"], "rules.events", "startsAt")
    for kind, all_ids in ids.items():
        expect(len(all_ids) == len(set(all_ids)), f"rules name an {kind} twice")


def check_stocks(stocks, at="inventory"):
    array(stocks, at)
    for stock in stocks:
        shape(stock, at, ["level", "count"])
        whole(stock["level"], f"{at}.level")
        whole(stock["count"], f"{at}.count")


def check_inventory(stocks, levels):
    check_stocks(stocks)
    expect([stock["level"] for stock in stocks] == sorted(levels), "inventory is not every level once, by id")


def check_public_number(number):
    at = "publicNumber"
    expect(isinstance(number, dict), f"{at} is not an object")
    one_of(number.get("kind"), f"{at}.kind", ["none", "digits", "drand"])
    if number["kind"] == "none":
        shape(number, at, ["kind"])
    elif number["kind"] == "digits":
        shape(number, at, ["kind", "value"])
        text(number["value"], f"{at}.value")
    else:
        shape(number, at, ["kind", "round", "randomness", "signature"])
        whole(number["round"], f"{at}.round", 1)
        hexa(number["randomness"], f"{at}.randomness", 32)
        hexa(number["signature"], f"{at}.signature")


def fits_input(number, source):
    if number["kind"] != source["kind"]:
        return False
    if number["kind"] == "digits":
        return number["value"].isdigit() and len(number["value"]) == source["count"]
    if number["kind"] == "drand":
        is_hash = sha(bytes.fromhex(number["signature"])).hex() == number["randomness"]
        return is_hash and number["round"] == source["round"]
    return True


def check_results(results, at):
    array(results, at)
    for result in results:
        shape(result, at, ["event", "item", "level", "quantity", "result", "reason", "asked"])
        for key in ["event", "item", "level", "quantity"]:
            whole(result[key], f"{at}.{key}")
        one_of(result["result"], f"{at}.result", ["full", "alternate", "partial", "override", "denied"])
        if result["reason"] is not None:
            one_of(result["reason"], f"{at}.reason", ["sold-out", "cap", "not-valid", "no-ticket", "override"])
        shape(result["asked"], f"{at}.asked", ["level", "quantity"])
        whole(result["asked"]["level"], f"{at}.asked.level")
        whole(result["asked"]["quantity"], f"{at}.asked.quantity", 1)


# --- the draw --------------------------------------------------------------------------------------------------------


class Level:
    def __init__(self, place, event, item, rules):
        self.place, self.event, self.item, self.add_on = place, event["id"], item["id"], item["addOn"]
        self.id, self.cents, self.alternate = rules["id"], rules["unitCents"], rules["alternate"]
        self.minimum, self.maximum, self.multiple = rules["minimum"], rules["maximum"], rules["multiple"]

    def is_valid(self, quantity):
        return self.minimum <= quantity <= self.maximum and quantity % self.multiple == 0


class Draw:
    """Rules, inventory and entries, and what everybody has at this moment."""

    def __init__(self, rules, inventory):
        check_rules(rules)
        self.rules, self.inventory = rules, inventory
        self.levels = {}
        for event in rules["events"]:
            for item in event["items"]:
                for level in item["levels"]:
                    self.levels[level["id"]] = Level(len(self.levels), event, item, level)
        check_inventory(inventory, self.levels)
        self.items = {}
        for level in self.levels.values():
            self.items.setdefault(level.item, []).append(level)
        self.events = [event["id"] for event in rules["events"]]
        self.left = {stock["level"]: stock["count"] for stock in inventory}
        self.entries, self.salts, self.results = {}, {}, {}
        self.households = {}

    # the sealed list

    def add(self, salt, entry):
        hexa(salt, "salt", 32)
        self.check_entry(entry)
        expect(entry["id"] not in self.entries, "entry.id is the id of another entry already")
        self.entries[entry["id"]], self.salts[entry["id"]] = entry, salt
        self.households.setdefault(entry["household"], []).append(entry["id"])

    def check_entry(self, entry):
        shape(entry, "entry", ["id", "household", "eligible", "priority", "lines"])
        hexa(entry["id"], "entry.id", 16)
        hexa(entry["household"], "entry.household", 16)
        flag(entry["eligible"], "entry.eligible")
        priority, lines = entry["priority"], entry["lines"]
        array(lines, "entry.lines")
        expect(priority is None or (is_whole(priority) and priority in self.events), "entry.priority is no event")
        if entry["household"] != entry["id"]:
            expect(self.rules["households"] and entry["eligible"], "entry.household is not its id")
        if not entry["eligible"]:
            expect(priority is None and not lines, "entry is not eligible, but has lines or a priority")
        before = -1
        for line in lines:
            shape(line, "line", ["event", "item", "level", "quantity", "alternates"])
            for key in ["event", "item", "level"]:
                whole(line[key], f"line.{key}")
            whole(line["quantity"], "line.quantity", 1)
            flag(line["alternates"], "line.alternates")
            level = self.levels.get(line["level"])
            expect(level is not None, "line.level is not in the rules")
            expect((level.event, level.item) == (line["event"], line["item"]), "line.level is of another item")
            expect(level.place > before, "entry.lines are out of the rules' order")
            expect(not (level.add_on and line["alternates"]), "line.alternates is true for an add-on")
            before = level.place

    def tree(self):
        """The levels of hashes, from the leaves up."""
        row = [
            sha(b"\0" + counted(bytes.fromhex(self.salts[id])) + counted(canonical(self.entries[id])))
            for id in sorted(self.entries)
        ]
        rows = [row]
        while len(row) > 1:
            row = [
                sha(b"\1" + row[i] + row[i + 1]) if i + 1 < len(row) else row[i] for i in range(0, len(row), 2)
            ]
            rows.append(row)
        return rows

    def root(self):
        top = self.tree()[-1]
        return top[0] if top else sha(b"\2")

    def proof(self, id):
        at = sorted(self.entries).index(id)
        steps = []
        for row in self.tree()[:-1]:
            other = at ^ 1
            if other < len(row):
                steps.append({"side": "left" if other < at else "right", "hash": row[other].hex()})
            at //= 2
        return steps

    # the order

    def seed(self, secret, root, number):
        public = {"none": lambda: b"", "digits": lambda: number["value"].encode()}
        public = public.get(number["kind"], lambda: bytes.fromhex(number["randomness"]))()
        hashes = [root, sha(canonical(self.rules)), sha(canonical(self.inventory)), public]
        return mac(secret, b"".join(counted(part) for part in hashes))

    def rank(self, seed, id):
        household = bytes.fromhex(self.entries[id]["household"])
        return mac(seed, counted(b"rank") + counted(household)).hex()

    def turn(self, seed, id):
        return mac(seed, counted(b"turn") + counted(bytes.fromhex(id))).hex()

    def order(self, seed):
        return sorted(self.entries, key=lambda id: (self.rank(seed, id), self.turn(seed, id)))

    # what everybody has

    def held(self, id):
        """(level, quantity) of every line of an entry that has something."""
        return [(self.levels[r["level"]], r["quantity"]) for r in self.results.get(id, []) if r["quantity"] > 0]

    def room(self, id, event):
        members = self.households[self.entries[id]["household"]]
        tickets = [(lev.event, q) for member in members for lev, q in self.held(member) if not lev.add_on]
        here = sum(q for where, q in tickets if where == event)
        caps, limits = self.rules["caps"], [MOST * MOST]
        if caps["tickets"] is not None:
            limits.append(caps["tickets"] - sum(q for _, q in tickets))
        if caps["ticketsPerEvent"] is not None:
            limits.append(caps["ticketsPerEvent"] - here)
        if caps["events"] is not None and here == 0 and len({where for where, _ in tickets}) >= caps["events"]:
            limits.append(0)
        return min(limits)

    def free(self, id, level):
        return level.maximum - sum(q for lev, q in self.held(id) if lev is level)

    def has_ticket(self, id, event):
        return any(lev.event == event and not lev.add_on for lev, _ in self.held(id))

    # one pass

    def serving_order(self, entry):
        def key(line):
            level = self.levels[line["level"]]
            return (line["event"] != entry["priority"], self.events.index(line["event"]), level.add_on, level.place)

        return sorted(entry["lines"], key=key)

    def candidates(self, line):
        asked = self.levels[line["level"]]
        others = [
            level
            for level in self.items[asked.item]
            if level is not asked and level.alternate and level.cents <= asked.cents
        ]
        return [asked] + (others if line["alternates"] else [])

    def tickets_for(self, id, line, room, left):
        """Rules 3 and 4: (level, quantity), or nothing."""
        wanted, candidates = line["quantity"], self.candidates(line)
        if wanted <= room:
            for level in candidates:
                if level.is_valid(wanted) and wanted <= self.free(id, level) and wanted <= left(level):
                    return level, wanted
        if not self.rules["partial"]:
            return None
        best = None
        for level in candidates:
            most = min(wanted, room, self.free(id, level), left(level))
            part = most // level.multiple * level.multiple
            if part > 0 and level.is_valid(part) and (best is None or part > best[1]):
                best = level, part
        return best

    def now_left(self, level):
        return self.left[level.id]

    def ticket_result(self, id, line):
        room, unlimited = self.room(id, line["event"]), MOST * MOST
        award = self.tickets_for(id, line, room, self.now_left)
        if award:
            level, quantity = award
            name = "alternate" if level.id != line["level"] else "full"
            return self.result(line, level.id, quantity, name if quantity == line["quantity"] else "partial", None)
        if self.tickets_for(id, line, unlimited, self.now_left):
            return self.result(line, line["level"], 0, "denied", "cap")
        if not self.tickets_for(id, line, unlimited, lambda level: unlimited):
            return self.result(line, line["level"], 0, "denied", "not-valid")
        return self.result(line, line["level"], 0, "denied", "sold-out")

    def add_on_result(self, id, line):
        level, quantity = self.levels[line["level"]], line["quantity"]
        if not self.has_ticket(id, line["event"]):
            return self.result(line, level.id, 0, "denied", "no-ticket")
        if not level.is_valid(quantity):
            return self.result(line, level.id, 0, "denied", "not-valid")
        if self.left[level.id] < quantity:
            return self.result(line, level.id, 0, "denied", "sold-out")
        return self.result(line, level.id, quantity, "full", None)

    @staticmethod
    def result(line, level, quantity, result, reason):
        about = {"event": line["event"], "item": line["item"], "level": level, "quantity": quantity}
        asked = {"level": line["level"], "quantity": line["quantity"]}
        return {**about, "result": result, "reason": reason, "asked": asked}

    def run(self, order):
        for id in order:
            self.results[id] = []
            for line in self.serving_order(self.entries[id]):
                is_add_on = self.levels[line["level"]].add_on
                result = self.add_on_result(id, line) if is_add_on else self.ticket_result(id, line)
                self.left[result["level"]] -= result["quantity"]
                self.results[id].append(result)

    # overrides

    def override(self, override):
        """Changes the results of an entry, or refuses and leaves everything as it was."""
        id, after = override["entry"], override["after"]
        expect(id in self.entries, "entry is not in the list")
        before, left = self.results[id], dict(self.left)
        try:
            self.change(id, before, after)
        except Refused:
            self.results[id], self.left = before, left
            raise
        return before

    def change(self, id, before, after):
        expect(len(after) == len(before), "after has another number of lines")
        changed = []
        for i, (old, new) in enumerate(zip(before, after)):
            expect(
                all(old[key] == new[key] for key in ["event", "item", "asked"]), f"after[{i}] is another line"
            )
            is_strike = (new["result"], new["reason"]) == ("denied", "override")
            is_struck = is_strike and old["result"] == "denied" and old["reason"] != "override"
            if (old["level"], old["quantity"]) == (new["level"], new["quantity"]) and not is_struck:
                expect(old == new, f"after[{i}] changes neither level nor quantity")
                continue
            changed.append(i)
            if is_strike:
                is_plain = (new["level"], new["quantity"]) == (new["asked"]["level"], 0)
                expect(is_plain, f"after[{i}] is denied, but not with 0 at the level that was asked")
            else:
                is_override = (new["result"], new["reason"]) == ("override", None)
                expect(is_override, f"after[{i}] is changed, but no override")
        expect(changed, "after changes no line")
        kept = [dict(old) for old in before]
        for i in changed:
            self.left[before[i]["level"]] += before[i]["quantity"]
            kept[i]["quantity"] = 0
        self.results[id] = kept
        wishes = self.serving_order(self.entries[id])
        for i in changed:
            if after[i]["result"] == "override":
                self.check_award(id, wishes[i], after[i], i)
            kept[i] = after[i]
            self.left[after[i]["level"]] -= after[i]["quantity"]
        for i, new in enumerate(after):
            is_alone = self.levels[new["level"]].add_on and new["quantity"] > 0
            expect(not is_alone or self.has_ticket(id, new["event"]), f"after[{i}] is an add-on without a ticket")
        self.results[id] = after

    def check_award(self, id, line, new, i):
        asked, level, quantity = self.levels[line["level"]], self.levels.get(new["level"]), new["quantity"]
        expect(level is not None, f"after[{i}].level is not in the rules")
        expect(level.item == asked.item, f"after[{i}].level is of another item")
        expect(level.is_valid(quantity), f"after[{i}].quantity is not valid")
        if asked.add_on:
            expect((level, quantity) == (asked, line["quantity"]), f"after[{i}] is not the add-on that was asked")
        else:
            expect(quantity <= line["quantity"], f"after[{i}].quantity is more than was asked")
            expect(level.cents <= asked.cents, f"after[{i}].level is dearer")
            is_welcome = level is asked or (line["alternates"] and level.alternate)
            expect(is_welcome, f"after[{i}].level is no alternate")
            expect(quantity <= self.free(id, level), f"after[{i}].quantity is above the maximum")
            expect(quantity <= self.room(id, line["event"]), f"after[{i}].quantity is above the caps")
        expect(quantity <= self.left[level.id], f"after[{i}].quantity is above what is left")


def check_override(override, keys):
    shape(override, "override", keys)
    hexa(override["entry"], "entry", 16)
    one_of(override["code"], "code", ["mistake", "operator", "artist"])
    whole(override["at"], "at")
    check_results(override["after"], "after")


# --- runner-ups ------------------------------------------------------------------------------------------------------

STEPS = {
    "return": ["entry", "line", "quantity"],
    "added": ["level", "count"],
    "pass": ["entry", "line"],
    "walk": [],
    "runner-up": ["entry", "line", "level", "quantity"],
}


def check_step(step, more=()):
    expect(isinstance(step, dict), "the step is not an object")
    one_of(step.get("type"), "type", [kind for kind in STEPS if more or kind != "runner-up"])
    shape(step, "step", ["type", "at", *STEPS[step["type"]], *more])
    whole(step["at"], "at")
    for key in ["line", "level"]:
        if key in step:
            whole(step[key], key)
    for key in ["quantity", "count", "number"]:
        if key in step:
            whole(step[key], key, 1)
    if "entry" in step:
        hexa(step["entry"], "entry", 16)
    if "previous" in step:
        hexa(step["previous"], "previous", 32)


class Log:
    def __init__(self, draw, order, closing):
        self.draw, self.order, self.newest = draw, order, closing
        self.number, self.at, self.walked, self.passed = 0, 0, None, set()

    def take(self, step):
        """The lines that a step gives."""
        check_step(step)
        expect(step["at"] >= self.at, "at is before the line before")
        draw, kind = self.draw, step["type"]
        if kind == "added":
            expect(step["level"] in draw.levels, "level is not in the rules")
            draw.left[step["level"]] += step["count"]
        elif kind == "walk":
            is_early = self.walked is not None and step["at"] < self.walked + BETWEEN_WALKS
            expect(not is_early, "at is too soon after the walk before")
            self.walked = step["at"]
        else:
            expect(step["entry"] in draw.entries, "entry is not in the list")
            expect(step["line"] < len(draw.results[step["entry"]]), "line is none of the entry")
            result = draw.results[step["entry"]][step["line"]]
            if kind == "return":
                expect(step["quantity"] <= result["quantity"], "quantity is more than the line holds")
                result = {**result, "quantity": result["quantity"] - step["quantity"]}
                draw.left[result["level"]] += step["quantity"]
                draw.results[step["entry"]] = self.replaced(step["entry"], step["line"], result)
            else:
                expect(self.waits(step["entry"], step["line"]), "line waits for nothing")
                self.passed.add((step["entry"], step["line"]))
        self.at = step["at"]
        lines = [self.write(step)]
        return lines + self.walk(step["at"]) if kind == "walk" else lines

    def replaced(self, id, line, result):
        results = list(self.draw.results[id])
        results[line] = result
        return results

    def waits(self, id, line):
        result = self.draw.results[id][line]
        is_add_on = self.draw.levels[result["asked"]["level"]].add_on
        reasons = ["sold-out", "no-ticket"] if is_add_on else ["sold-out", "cap"]
        return result["result"] == "denied" and result["reason"] in reasons and (id, line) not in self.passed

    def walk(self, at):
        draw, lines = self.draw, []
        for id in self.order:
            for i, line in enumerate(draw.serving_order(draw.entries[id])):
                if not self.waits(id, i):
                    continue
                is_add_on = draw.levels[line["level"]].add_on
                result = draw.add_on_result(id, line) if is_add_on else draw.ticket_result(id, line)
                if result["quantity"] == 0:
                    continue
                draw.left[result["level"]] -= result["quantity"]
                draw.results[id] = self.replaced(id, i, result)
                about = {"type": "runner-up", "at": at, "entry": id, "line": i}
                lines.append(self.write({**about, "level": result["level"], "quantity": result["quantity"]}))
        return lines

    def write(self, about):
        self.number += 1
        line = canonical({**about, "number": self.number, "previous": self.newest})
        self.newest = sha(line).hex()
        return line


# --- the audit file --------------------------------------------------------------------------------------------------

HEADER = [
    "type",
    "version",
    "draw",
    "commitment",
    "secret",
    "rules",
    "rulesHash",
    "inventory",
    "inventoryHash",
    "publicNumber",
    "root",
    "entries",
]
ENTRY = ["type", "place", "rank", "turn", "salt", "entry", "results"]
OVERRIDE = ["type", "number", "entry", "code", "at", "before", "after", "previous"]
PUBLISHED = ["draw", "at", "commitment", "rulesHash", "inventory", "root", "entries"]


def no_fraction(digits):
    raise ValueError(digits)


def parse(line, number):
    """A line with its end, as canonical JSON."""
    if not line.endswith(b"\n"):
        raise Mismatch(number, "form", "breaks off without a line end")
    try:
        value = json.loads(line[:-1].decode("ascii"), parse_float=no_fraction, parse_constant=no_fraction)
    except (ValueError, RecursionError):
        raise Mismatch(number, "form", "is not JSON in ASCII") from None
    if canonical(value) != line[:-1]:
        raise Mismatch(number, "form", "is not canonical JSON")
    return value


def in_line(number, check, work, *given):
    try:
        return work(*given)
    except Refused as refused:
        raise Mismatch(number, check, str(refused)) from None


def read_header(value):
    shape(value, "line", HEADER)
    expect(type(value["version"]) is int and value["version"] == 1, "version is not 1")
    text(value["draw"], "draw")
    for key in ["commitment", "secret", "rulesHash", "inventoryHash", "root"]:
        hexa(value[key], key, 32)
    whole(value["entries"], "entries")
    check_public_number(value["publicNumber"])
    draw = Draw(value["rules"], value["inventory"])
    expect(value["draw"] == value["rules"]["draw"], "draw is not that of the rules")
    return draw


def read_entry(draw, value):
    shape(value, "line", ENTRY)
    whole(value["place"], "place", 1)
    hexa(value["rank"], "rank", 32)
    hexa(value["turn"], "turn", 32)
    check_results(value["results"], "results")
    draw.add(value["salt"], value["entry"])


def read_override(value):
    check_override(value, OVERRIDE)
    whole(value["number"], "number", 1)
    check_results(value["before"], "before")
    hexa(value["previous"], "previous", 32)


def read_end(value):
    shape(value, "line", ["type", "lines", "hash"])
    whole(value["lines"], "lines")
    hexa(value["hash"], "hash", 32)


def check_published(published):
    shape(published, "published", PUBLISHED)
    text(published["draw"], "published.draw")
    whole(published["at"], "published.at")
    for key in ["commitment", "rulesHash", "root"]:
        hexa(published[key], f"published.{key}", 32)
    check_stocks(published["inventory"], "published.inventory")
    whole(published["entries"], "published.entries")


def compare_published(header, published):
    for key in ["draw", "commitment", "rulesHash", "inventory", "root", "entries"]:
        expect(header[key] == published[key], f"{key} is not what was published at freezing")
    source = header["rules"]["publicInput"]
    if source["kind"] == "drand":
        round_at = source["genesis"] + (source["round"] - 1) * source["period"]
        expect(round_at >= published["at"] + HOUR, "the round came less than an hour after the freezing")


class Audit:
    """Reads a file line by line, then checks what it says."""

    def __init__(self, lines, published=None):
        self.header, self.end, self.entries, self.overrides = None, None, [], []
        self.hashing, self.count, self.remarks = hashlib.sha256(), 0, []
        self.last = b""
        for line in lines:
            self.read(line, published)
        if self.end is None:
            raise Mismatch(self.count + 1, "form", "is missing: the file breaks off")
        self.check()

    def read(self, line, published):
        self.count += 1
        number = self.count
        if self.end is not None:
            raise Mismatch(number, "form", "stands behind the closing line")
        value = parse(line, number)
        kind = value.get("type") if isinstance(value, dict) else None
        if self.header is None:
            expected = ["draw"]
        else:
            expected = ["entry"] if len(self.entries) < self.header["entries"] else ["override", "end"]
        if kind not in expected:
            raise Mismatch(number, "form", f"is not of type {' or '.join(expected)}")
        if kind == "draw":
            self.draw, self.header = in_line(number, "form", read_header, value), value
            if published is not None:
                in_line(number, "published", compare_published, value, published)
        elif kind == "entry":
            in_line(number, "form", read_entry, self.draw, value)
            self.entries.append(value)
        elif kind == "override":
            in_line(number, "form", read_override, value)
            self.overrides.append((number, line[:-1], value))
        else:
            in_line(number, "form", read_end, value)
            self.end = value
            return
        self.hashing.update(line)
        if kind != "override":
            self.last = line[:-1]

    def check(self):
        header, draw = self.header, self.draw
        self.must(self.end["lines"] == self.count - 1, self.count, "closing hash", "counts other lines")
        is_hash = self.end["hash"] == self.hashing.hexdigest()
        self.must(is_hash, self.count, "closing hash", "is not the hash of the bytes before it")
        secret = bytes.fromhex(header["secret"])
        self.must(sha(secret).hex() == header["commitment"], 1, "commitment", "the secret is not the committed one")
        self.must(hash_of(draw.rules) == header["rulesHash"], 1, "hashes", "the rules have another hash")
        self.must(hash_of(draw.inventory) == header["inventoryHash"], 1, "hashes", "the inventory has another hash")
        fits = fits_input(header["publicNumber"], draw.rules["publicInput"])
        self.must(fits, 1, "public number", "the public number is not the one that the rules name")
        root = draw.root()
        self.must(root.hex() == header["root"], 1, "root", "the entries have another root")
        seed = draw.seed(secret, root, header["publicNumber"])
        self.order = draw.order(seed)
        for i, value in enumerate(self.entries):
            id = value["entry"]["id"]
            self.must(value["rank"] == draw.rank(seed, id), i + 2, "order", "the rank is another")
            self.must(value["turn"] == draw.turn(seed, id), i + 2, "order", "the turn is another")
            self.must(value["place"] == i + 1, i + 2, "order", "the place is not that of the line")
            self.must(self.order[i] == id, i + 2, "order", "another entry comes at this place")
        draw.run(self.order)
        for i, value in enumerate(self.entries):
            is_same = value["results"] == draw.results[value["entry"]["id"]]
            self.must(is_same, i + 2, "results", "the rules give other results")
        self.check_overrides()

    @staticmethod
    def must(is_so, line, check, reason):
        if not is_so:
            raise Mismatch(line, check, reason)

    def check_overrides(self):
        at = 0
        for place, (number, line, value) in enumerate(self.overrides):
            self.must(value["at"] >= at, number, "override", "at is before the override before it")
            at = value["at"]
            before = in_line(number, "override", self.draw.override, value)
            self.must(value["number"] == place + 1, number, "override", "the number is another")
            self.must(value["before"] == before, number, "override", "before is not what stood there")
            self.must(value["previous"] == sha(self.last).hex(), number, "override", "previous is another hash")
            self.last = line
            self.note_passed_over(number, value, before)

    def note_passed_over(self, number, value, before):
        """An award at a level while somebody earlier was told that it is sold out."""
        earlier = self.order[: self.order.index(value["entry"])]
        given = {
            new["level"]
            for old, new in zip(before, value["after"])
            if new["result"] == "override" and old != new
        }
        for level in sorted(given, key=lambda id: self.draw.levels[id].place):
            for place, id in enumerate(earlier):
                is_denied = any(
                    r["asked"]["level"] == level and r["reason"] == "sold-out" for r in self.draw.results[id]
                )
                if is_denied:
                    self.remarks.append(
                        f"Line {number}: the override gives {value['entry']} (place {len(earlier) + 1}) tickets of "
                        f"level {level}, while {id} (place {place + 1}) was denied there as sold out."
                    )
                    break


def verify_log(audit, lines):
    log, due, count = Log(audit.draw, audit.order, audit.end["hash"]), [], 0
    for line in lines:
        count += 1
        value = parse(line, count)
        in_line(count, "form", check_step, value, ("number", "previous"))
        if not due:
            if value["type"] == "runner-up":
                raise Mismatch(count, "log", "is a runner-up that no walk gives")
            step = {key: part for key, part in value.items() if key not in ("number", "previous")}
            due = in_line(count, "log", log.take, step)
        if due.pop(0) != line[:-1]:
            raise Mismatch(count, "log", "is not the line that stands here")
    if due:
        raise Mismatch(count + 1, "log", "is missing: a runner-up of the last walk")
    return count, log.newest


# --- cases -----------------------------------------------------------------------------------------------------------


def run_case(case):
    shape(case, "case", ["name", "secret", "rules", "inventory", "publicNumber", "entries", "overrides", "steps"])
    text(case["name"], "name")
    hexa(case["secret"], "secret", 32)
    check_public_number(case["publicNumber"])
    draw = Draw(case["rules"], case["inventory"])
    for key in ["entries", "overrides", "steps"]:
        array(case[key], key)
    for sealed in case["entries"]:
        shape(sealed, "entry", ["salt", "entry"])
        draw.add(sealed["salt"], sealed["entry"])
    number = case["publicNumber"]
    expect(fits_input(number, draw.rules["publicInput"]), "publicNumber is not the one that the rules name")
    secret, root = bytes.fromhex(case["secret"]), draw.root()
    seed = draw.seed(secret, root, number)
    order = draw.order(seed)
    draw.run(order)
    out = {
        "commitment": sha(secret).hex(),
        "rulesHash": hash_of(draw.rules),
        "inventoryHash": hash_of(draw.inventory),
        "root": root.hex(),
        "seed": seed.hex(),
        "order": order,
        "results": dict(draw.results),
        "proofs": {id: draw.proof(id) for id in sorted(draw.entries)[:1] + sorted(draw.entries)[-1:]},
    }
    header = {key: out[key] for key in ["commitment", "rulesHash", "inventoryHash", "root"]}
    header.update(type="draw", version=1, draw=draw.rules["draw"], secret=case["secret"], rules=draw.rules)
    header.update(inventory=draw.inventory, publicNumber=number, entries=len(order))
    lines = [canonical(header)]
    for place, id in enumerate(order):
        about = {"type": "entry", "place": place + 1, "rank": draw.rank(seed, id), "turn": draw.turn(seed, id)}
        entry = {"salt": draw.salts[id], "entry": draw.entries[id], "results": draw.results[id]}
        lines.append(canonical({**about, **entry}))
    lines += override_lines(draw, case["overrides"], lines[-1])
    before = b"".join(line + b"\n" for line in lines)
    closing = sha(before).hex()
    end = canonical({"type": "end", "lines": len(lines), "hash": closing})
    out["fileHash"] = sha(before + end + b"\n").hex()
    log = Log(draw, order, closing)
    written = b"".join(line + b"\n" for step in case["steps"] for line in log.take(step))
    out["runnerUpLogHash"] = sha(written).hex() if case["steps"] else None
    return out


def override_lines(draw, overrides, last):
    lines, at = [], 0
    for place, override in enumerate(overrides):
        check_override(override, ["entry", "code", "at", "after"])
        expect(override["at"] >= at, "at is before the override before it")
        at = override["at"]
        before = draw.override(override)
        about = {"type": "override", "number": place + 1, "before": before, "previous": sha(last).hex()}
        last = canonical({**about, **override})
        lines.append(last)
    return lines


def outcome_of(given):
    """What a case comes to; `null` for one that is refused."""
    case = given["case"] if isinstance(given, dict) and "case" in given else given
    try:
        return run_case(case)
    except Refused as refused:
        print(f"refused: {refused}", file=sys.stderr)
        return None


# --- the command -----------------------------------------------------------------------------------------------------


def run_cases(path):
    with open(path, "rb") as file:
        given = json.load(file)
    outcomes = [outcome_of(case) for case in given] if isinstance(given, list) else outcome_of(given)
    print(canonical(outcomes).decode())
    return 1 if outcomes is None or (isinstance(outcomes, list) and None in outcomes) else 0


def read_published(path):
    with open(path, "rb") as file:
        published = json.load(file)
    check_published(published)
    return published


NUMBER_REMARKS = {
    "none": "There was no public number: the operator, who knew the secret, could have chosen the order.",
    "digits": "Compare the public number with what its source made known.",
    "drand": "The signature of the drand round was not checked: compare the round with the public beacon.",
}


def verify(path, published_path, log_path):
    published = read_published(published_path) if published_path else None
    with open(path, "rb") as file:
        audit = Audit(file, published)
    print(f"{path} holds: {len(audit.entries)} entries, {audit.count} lines.")
    if published is None:
        print("What was published at freezing was not given: proven is only that the file agrees with itself.")
    print(NUMBER_REMARKS[audit.header["publicNumber"]["kind"]])
    for remark in audit.remarks:
        print(remark)
    if log_path:
        with open(log_path, "rb") as file:
            count, newest = verify_log(audit, file)
        print(f"{log_path} holds: {count} lines; the newest has the hash {newest}.")


def main():
    parser = argparse.ArgumentParser(description="Verifies a draw from its audit file.")
    parser.add_argument("file", nargs="?")
    parser.add_argument("--published")
    parser.add_argument("--log")
    parser.add_argument("--cases")
    given = parser.parse_args()
    if given.cases:
        return run_cases(given.cases)
    if not given.file:
        parser.error("say which file")
    try:
        verify(given.file, given.published, given.log)
        return 0
    except Mismatch as mismatch:
        print(f"does not hold ({mismatch.check}): {mismatch}", file=sys.stderr)
    except (Refused, OSError, ValueError) as error:
        print(error, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
